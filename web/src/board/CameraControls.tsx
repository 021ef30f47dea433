import { createPortal } from 'react-dom';
import { Mark } from '../ink/Mark.tsx';
import { Button } from '../ui/Button.tsx';
import { Popup } from '../ui/Popup.tsx';
import { useText } from '../words/Words.tsx';
import type { CameraView } from './useCamera.ts';

interface Props {
  readonly camera: CameraView;
  readonly inWords: boolean;
  readonly onFind: () => void;
  readonly onWords: () => void;
  /** Where one button for all of them stands, so that none lies over a room; without it they lie on the house. */
  readonly place?: HTMLElement | null | undefined;
}

/** Nearer, farther, the whole, one's own explorer, and the house in words. */
export function CameraControls({ camera, inWords, onFind, onWords, place }: Props) {
  const { t } = useText();
  const words = t('web.house.text');
  if (place === undefined)
    return (
      <div className="house-controls">
        <Button mark="plus" aria-label={t('web.house.closer')} onClick={camera.closer} />
        <Button mark="minus" aria-label={t('web.house.farther')} onClick={camera.farther} />
        <Button mark="house" aria-label={t('web.house.whole')} onClick={camera.whole} />
        <Button mark="lamp" aria-label={t('web.house.find')} onClick={onFind} />
        <Button mark="quill" aria-label={words} aria-pressed={inWords} onClick={onWords} />
      </div>
    );
  if (place === null) return null;
  const toMe = (): void => {
    onFind();
    camera.home();
  };
  return (
    <>
      <Button className="locate" mark="lamp" aria-label={t('web.house.find')} onClick={toMe} />
      {createPortal(
        <Popup
          button={<Mark id="eye" />}
          buttonClass="view-button"
          buttonLabel={t('web.house.view')}
          className="view-sheet"
        >
          {(close) => {
            const then = (act: () => void) => (): void => {
              close();
              act();
            };
            return (
              <>
                <Button mark="plus" onClick={camera.closer}>
                  {t('web.house.closer')}
                </Button>
                <Button mark="minus" onClick={camera.farther}>
                  {t('web.house.farther')}
                </Button>
                <Button mark="house" onClick={then(camera.whole)}>
                  {t('web.house.whole')}
                </Button>
                <Button mark="lamp" onClick={then(onFind)}>
                  {t('web.house.find')}
                </Button>
                <Button mark="quill" aria-pressed={inWords} onClick={then(onWords)}>
                  {words}
                </Button>
              </>
            );
          }}
        </Popup>,
        place,
      )}
    </>
  );
}
