/** Something the operator can mend: its message is one clear sentence and is printed without a stack. */
export class Failure extends Error {}

/**
 * Runs a script's main function: a Failure becomes one sentence on stderr, anything else a stack; both exit with 1. Nothing
 * that was left open may keep the process alive after the end.
 * @param {() => Promise<unknown>} main
 */
export async function runMain(main) {
  try {
    await main();
    process.exit();
  } catch (error) {
    process.stderr.write(`\n${error instanceof Failure ? error.message : error.stack}\n`);
    process.exit(1);
  }
}
