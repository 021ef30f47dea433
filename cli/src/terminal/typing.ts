import { createInterface } from 'node:readline';

/** Reads lines that a person types, or that come out of a pipe. */
export interface Typing {
  readonly isTerminal: boolean;
  /** The next line without blanks around it; null at the end of the input. */
  ask(prompt: string): Promise<string | null>;
  close(): void;
}

export function typing(): Typing {
  const isTerminal = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const input = createInterface({ input: process.stdin, output: process.stdout, terminal: isTerminal });
  input.on('SIGINT', () => input.close());
  const lines = input[Symbol.asyncIterator]();
  return {
    isTerminal,
    async ask(prompt) {
      // A pipe may have ended long before its last line is read, and then readline refuses to prompt.
      if (isTerminal) {
        input.setPrompt(prompt);
        input.prompt();
      } else process.stdout.write(prompt);
      const next = await lines.next();
      const typed = next.done === true ? null : next.value.trim();
      // A terminal shows what is typed; from a pipe it is shown here, so that what was played can be read.
      if (!isTerminal || typed === null) process.stdout.write(`${typed ?? ''}\n`);
      return typed;
    },
    close: () => input.close(),
  };
}
