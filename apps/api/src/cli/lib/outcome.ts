import { EXIT, type ExitCode } from './exit-codes.js';
import type { Explained } from './explain.js';

/** What a command found or did, for people and for machines. */
export interface Outcome {
  /** For people. */
  lines: string[];
  /** What `--json` prints instead (docs/cli.md). */
  data: object;
  /** 0 unless it says otherwise. */
  exitCode?: ExitCode;
}

export function print({ lines, data }: Outcome, { json }: { json: boolean }): void {
  process.stdout.write(json ? `${JSON.stringify(data, null, 2)}\n` : lines.map((line) => `${line}\n`).join(''));
}

/** A failure: for machines where they look for the answer, for people where they look for trouble. */
export function printFailure({ exitCode, message, stack }: Explained, { json }: { json: boolean }): void {
  if (json) process.stdout.write(`${JSON.stringify({ error: { exitCode, message } }, null, 2)}\n`);
  else process.stderr.write(`${message}\n`);
  if (exitCode === EXIT.fault && process.env.FLOTA_DEBUG && stack) process.stderr.write(`${stack}\n`);
  else if (exitCode === EXIT.fault) process.stderr.write('With FLOTA_DEBUG=1 it says where.\n');
}

/** Rows under their headings, each column as wide as its widest cell. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const widths = headings.map((heading, at) => Math.max(heading.length, ...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: readonly string[]) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd();
  return [headings, ...rows].map(line);
}
