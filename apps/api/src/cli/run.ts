import { type CommandUnknownOpts, CommanderError } from '@commander-js/extra-typings';
import { createCli, type Surroundings } from './lib/cli.js';
import { EXIT } from './lib/exit-codes.js';
import { explain } from './lib/explain.js';
import { printFailure } from './lib/outcome.js';
import { createProgram } from './program.js';

export { CommandFailure } from './lib/command-failure.js';
export { EXIT } from './lib/exit-codes.js';

/** Runs a command by its words. How it ended is in `process.exitCode`. */
export async function runFlota(words: readonly string[], surroundings: Surroundings): Promise<void> {
  const program = createProgram(createCli(surroundings));
  for (const each of everyCommand(program)) each.exitOverride();
  try {
    await program.parseAsync(words, { from: 'user' });
  } catch (error) {
    // It has said already what was wrong, or shown the help that was asked for.
    if (error instanceof CommanderError) process.exitCode = error.exitCode === 0 ? EXIT.fine : EXIT.misused;
    else {
      const failure = explain(error);
      printFailure(failure, { json: false });
      process.exitCode = failure.exitCode;
    }
  }
}

const everyCommand = (command: CommandUnknownOpts): CommandUnknownOpts[] => [
  command,
  ...command.commands.flatMap(everyCommand),
];
