import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { Mark } from '../ink/Mark.tsx';
import { useText } from '../words/Words.tsx';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** From below on a phone by default; `wide` for what has columns. */
  readonly wide?: boolean;
}

/** A sheet of paper laid over the page: from below on a phone, in the middle elsewhere. Escape and a tap beside it close it. */
export function Sheet({ title, open, onClose, children, wide = false }: Props) {
  const { t } = useText();
  return (
    <ModalOverlay
      className="sheet-ground"
      isOpen={open}
      isDismissable
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <Modal className={wide ? 'sheet panel is-wide' : 'sheet panel'}>
        <Dialog className="sheet-in">
          <header>
            <Heading slot="title" className="display">
              {title}
            </Heading>
            <button type="button" className="btn is-ghost sheet-close" onClick={onClose} aria-label={t('app.close')}>
              <Mark id="close" />
            </button>
          </header>
          <div className="sheet-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
