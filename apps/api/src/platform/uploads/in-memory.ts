import type { TemporaryFile } from './temporary-file.js';
import { Turns } from './turns.js';

/** Each with what it unpacks to, a hundred megabytes and more of a large picture. */
const turns = new Turns({ atOnce: 2, waiting: 64, waitMs: 20_000 });

/** Looks into a sent file with all of it in memory: few at a time, so that many at once take no more. */
export const inMemory = <Result>(
  file: TemporaryFile,
  look: (bytes: Buffer) => Result | Promise<Result>,
): Promise<Result> => turns.run(async () => look(await file.bytes()));
