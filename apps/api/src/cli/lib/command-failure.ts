import { EXIT, type ExitCode } from './exit-codes.js';

/** Something the operator can mend: its message is a sentence, and is printed without a stack. */
export class CommandFailure extends Error {
  constructor(
    readonly exitCode: ExitCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const misuse = (message: string): CommandFailure => new CommandFailure(EXIT.misused, message);
