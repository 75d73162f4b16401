/** What a command ends with (docs/cli.md). Scripts rely on them: a number never changes its meaning. */
export const EXIT = {
  fine: 0,
  /** It did what it was asked and found something wrong: a check that fails, a line that is refused. */
  wrong: 1,
  /** An unknown command or option, a value that can't be, a file that isn't there. */
  misused: 2,
  /** A setting is missing or can't be. */
  settings: 3,
  /** Something it needs can't be reached, or lets nobody in. */
  unreachable: 4,
  /** A fault of the product. */
  fault: 70,
  /** Ctrl-C. */
  interrupted: 130,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
