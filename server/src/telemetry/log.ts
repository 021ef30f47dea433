import { type DestinationStream, type Logger, pino } from 'pino';

export type { Logger };

interface ErrorSummary {
  readonly type: string;
  readonly code?: string;
  readonly message?: string;
  readonly stack: readonly string[];
  readonly cause?: ErrorSummary;
}

const DEEPEST = 4;
const ERROR_LEVEL = pino.levels.values.error ?? 50;

/**
 * What is told of an error. Only what is named here: databases put whole rows into the details of theirs, and a text that cannot be parsed stands in the message
 * that says so.
 */
function summarise(error: unknown, depth = 0): ErrorSummary | string {
  if (!(error instanceof Error)) return typeof error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const message = error instanceof SyntaxError ? {} : { message: error.message.slice(0, 300) };
  const stack = (error.stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));
  const cause = depth < DEEPEST && error.cause instanceof Error ? summarise(error.cause, depth + 1) : null;
  return {
    type: error.name,
    ...code,
    ...message,
    stack: stack.slice(0, 12).map((line) => line.trim()),
    ...(cause === null || typeof cause === 'string' ? {} : { cause }),
  };
}

/** One line of JSON for each thing worth telling. Names, tokens, chat, addresses of people and addresses with secrets never go here. */
export const makeLog = (level: string, destination?: DestinationStream, onError?: () => void): Logger =>
  pino(
    {
      level,
      base: null,
      serializers: { err: summarise },
      hooks: {
        logMethod(args, method, at) {
          if (at >= ERROR_LEVEL) onError?.();
          method.apply(this, args);
        },
      },
    },
    destination ?? pino.destination(1),
  );
