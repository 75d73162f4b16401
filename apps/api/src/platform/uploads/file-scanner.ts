import type { FileContent } from '../storage/storage.js';

/** What a scanner says of a file. */
export type Verdict = { isInfected: false } | { isInfected: true; /** What it calls the malware. */ name: string };

/** Looks for malware in files that people send. */
export interface FileScanner {
  /** Throws when it can't say: then nobody knows. */
  scan(content: FileContent): Promise<Verdict>;
  /** Whether it would answer now. */
  isThere(): Promise<boolean>;
}

/** `null` where none is set. */
export const FILE_SCANNER = Symbol('FILE_SCANNER');
