import { Logger } from '@nestjs/common';

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const;

/**
 * Ends this process in good order when it is told to: exit code 0 once `end` is done. It isn't waited for longer than the
 * deadline, in milliseconds, nor when a second signal says that somebody can't wait: then the exit code is 1.
 */
export function endOnSignal(end: () => Promise<void>, deadlineMs: number): void {
  const logger = new Logger('Shutdown');
  const giveUp = (why: string): never => {
    logger.error(`${why}: ending with work in hand`);
    process.exit(1);
  };
  let ending = false;
  for (const signal of SIGNALS) {
    process.on(signal, () => {
      if (ending) giveUp(`Another ${signal}`);
      ending = true;
      logger.log(`${signal}: ending`);
      setTimeout(giveUp, deadlineMs, `Not done within ${deadlineMs / 1_000} s`).unref();
      end().then(
        () => process.exit(0),
        (error: unknown) => {
          logger.error({ err: error }, 'Not ended in good order');
          process.exit(1);
        },
      );
    });
  }
}
