import { type Logger, pino } from 'pino';

export type Log = Logger;

/** One line of JSON for each thing worth telling. Names, tokens, chat and addresses with secrets never go here. */
export const makeLog = (level: string): Log => pino({ level, base: null });
