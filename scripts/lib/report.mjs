const NOTICE_EVERY_MS = 15_000;

/** @param {number} since */
export function secondsSince(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

/** @param {string} line */
export function say(line) {
  process.stdout.write(`${line}\n`);
}

/**
 * Runs one step with a line when it begins, while it lasts long, and when it is done.
 * @template T
 * @param {string} label
 * @param {(log: (line: string) => void) => Promise<T> | T} work
 * @returns {Promise<T>}
 */
export async function step(label, work) {
  const since = Date.now();
  say(`• ${label} ...`);
  const notice = setInterval(() => say(`  ${label}: still at it (${secondsSince(since)})`), NOTICE_EVERY_MS);
  try {
    const result = await work((line) => say(`  ${line}`));
    say(`✓ ${label} (${secondsSince(since)})`);
    return result;
  } catch (error) {
    say(`✗ ${label} (${secondsSince(since)})`);
    throw error;
  } finally {
    clearInterval(notice);
  }
}
