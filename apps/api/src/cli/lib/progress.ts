const AFTER_MS = 1_000;
const BAR_WIDTH = 24;

export interface Progress {
  /** @param label what is being done */
  at(done: number, total: number, label?: string): void;
  end(): void;
}

/** A bar for whoever watches a terminal, once it lasts longer than a second; in a log or a pipe nothing. */
export function createProgress(output: NodeJS.WriteStream = process.stderr): Progress {
  const since = Date.now();
  let isDrawn = false;
  return {
    at(done, total, label = '') {
      if (!output.isTTY || Date.now() - since < AFTER_MS) return;
      const filled = total > 0 ? Math.round((Math.min(done, total) / total) * BAR_WIDTH) : 0;
      const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
      output.write(`\r\x1b[K${bar} ${done}/${total} ${label}`);
      isDrawn = true;
    },
    end() {
      if (isDrawn) output.write('\r\x1b[K');
      isDrawn = false;
    },
  };
}
