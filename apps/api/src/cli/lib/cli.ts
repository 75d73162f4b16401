import { Command } from '@commander-js/extra-typings';
import { explain } from './explain.js';
import { type Outcome, print, printFailure } from './outcome.js';

/** What is around a command: where its settings come from. */
export interface Surroundings {
  /**
   * Does the work with the settings at hand. In the image they are the environment; a checkout has a database of its own,
   * which is started for the while.
   */
  within<Result>(work: (env: NodeJS.ProcessEnv) => Promise<Result>): Promise<Result>;
}

/** What commands are made with. */
export interface Cli extends Surroundings {
  /** For `action`: does the work, says what came of it, and keeps the exit code. */
  answering<Words extends unknown[]>(work: (...words: Words) => Promise<Outcome>): (...words: Words) => Promise<void>;
}

export const createCli = (surroundings: Surroundings): Cli => ({
  ...surroundings,
  answering:
    (work) =>
    async (...words) => {
      const json = words.some((word) => word instanceof Command && 'json' in word.opts());
      try {
        const outcome = await work(...words);
        print(outcome, { json });
        process.exitCode = outcome.exitCode ?? 0;
      } catch (error) {
        const failure = explain(error);
        printFailure(failure, { json });
        process.exitCode = failure.exitCode;
      }
    },
});

/** A command that does something: what it is for, and how it is written. */
export const command = (name: string, about: string, examples: readonly string[]) =>
  new Command(name)
    .description(about)
    .option('--json', 'answer as JSON, for machines')
    .showHelpAfterError('(--help tells how it is used)')
    .addHelpText('after', `\nExamples:\n${examples.map((example) => `  $ flota ${example}\n`).join('')}`);

/** A word that only has commands below it. */
export const group = (name: string, about: string) =>
  new Command(name).description(about).showHelpAfterError('(--help tells how it is used)');
