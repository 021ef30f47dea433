import { useEffect, useState } from 'react';
import { Mark } from '../../ink/Mark.tsx';
import { useText } from '../../words/Words.tsx';

/** Reads lines with the voice of the device. */
export function ReadAloud({ lines, start = false }: { readonly lines: readonly string[]; readonly start?: boolean }) {
  const { t, lang } = useText();
  const [reading, setReading] = useState(false);
  const able = typeof window.speechSynthesis !== 'undefined';
  const whole = lines.join('\n');
  useEffect(() => {
    if (!able || !reading) return;
    const speech = new SpeechSynthesisUtterance(whole);
    speech.lang = lang === 'qps' ? 'en' : lang;
    speech.rate = 0.92;
    speech.onend = () => setReading(false);
    window.speechSynthesis.cancel();
    window.speechSynthesis.speak(speech);
    return () => {
      speech.onend = null;
      window.speechSynthesis.cancel();
    };
  }, [able, reading, whole, lang]);
  useEffect(() => {
    if (start) setReading(true);
  }, [start]);
  if (!able) return null;
  return (
    <button type="button" className="btn small" aria-pressed={reading} onClick={() => setReading(!reading)}>
      <Mark id="chat" />
      {reading ? t('play.stop-reading') : t('play.read-aloud')}
    </button>
  );
}
