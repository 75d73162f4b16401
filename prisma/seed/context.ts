import type { FieldCipher } from '@flota/records';
import type { Prisma } from '../generated/client.js';
import type { FileStorage } from './file-storage.js';

/** What a step of the seed works with. */
export interface SeedContext {
  database: Prisma.TransactionClient;
  now: Date;
  /** For demo records with encrypted columns; without it there are none. */
  fieldCipher?: FieldCipher | undefined;
  /** For demo records with files; without it there are none. */
  storage?: FileStorage | undefined;
}

/** Seeds one kind of thing and answers how many rows it added or changed: none when they were there already. */
export interface SeedStep {
  label: string;
  run: (context: SeedContext) => Promise<number>;
}
