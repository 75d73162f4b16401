import type { SeededStep } from './seed-database.js';

const BAR_WIDTH = 24;

/** A bar that redraws itself on a terminal; in a log a plain line for each step that added something. */
export function createProgress(output: NodeJS.WriteStream): (done: SeededStep) => void {
  return output.isTTY ? (done) => drawBar(output, done) : (done) => writeLine(output, done);
}

function drawBar(output: NodeJS.WriteStream, { label, step, steps }: SeededStep): void {
  const filled = Math.round((step / steps) * BAR_WIDTH);
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_WIDTH - filled);
  output.write(`\r\x1b[K${bar} ${step}/${steps} ${label}`);
  if (step === steps) output.write('\r\x1b[K');
}

function writeLine(output: NodeJS.WriteStream, { label, rows }: SeededStep): void {
  if (rows > 0) output.write(`seed: ${label}: ${rows} rows\n`);
}
