import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Mark } from '../../ink/Mark.tsx';
import { useText } from '../../words/Words.tsx';
import { layOver } from '../route/layers.ts';
import { Modal } from './Modal.tsx';
import './sheet.css';

interface Props {
  readonly title: string;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** From below on a phone by default; `wide` for what has columns. */
  readonly wide?: boolean;
}

/** A sheet of paper laid over the page: from below on a phone, in the middle elsewhere. Escape, a tap beside it and the way back close it. */
export function SheetDialog({ open, ...sheet }: Props) {
  return open ? createPortal(<Laid {...sheet} />, document.body) : null;
}

function Laid({ title, onClose, children, wide = false }: Omit<Props, 'open'>) {
  const { t } = useText();
  const id = useId();
  const close = useEffectEvent(() => onClose());
  useEffect(() => layOver(() => close()), []);
  /** A press that began beside the sheet. It is closed when the press is over: closed before, the rest of it would go to what lies below. */
  const beside = useRef(false);
  return (
    <Modal
      className="sheet-ground"
      aria-labelledby={id}
      onEscape={onClose}
      yields
      onPointerDown={(event) => {
        beside.current = event.target === event.currentTarget;
      }}
      onClick={(event) => {
        if (beside.current && event.target === event.currentTarget) onClose();
      }}
    >
      <div className={wide ? 'sheet panel is-wide' : 'sheet panel'}>
        <div className="sheet-in">
          <header>
            <h2 className="display" id={id}>
              {title}
            </h2>
            <button type="button" className="btn is-ghost sheet-close" onClick={onClose} aria-label={t('app.close')}>
              <Mark id="close" />
            </button>
          </header>
          <div className="sheet-body">{children}</div>
        </div>
      </div>
    </Modal>
  );
}
