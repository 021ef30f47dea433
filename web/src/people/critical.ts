import type { Text } from '@hollow/text/browser';

/** What is said of a trait on its lowest number, where one step more would be the skull; nothing of any other. */
export const saidOfStep = (text: Text, step: number): string | undefined =>
  step === 0 ? text.t('play.critical') : undefined;
