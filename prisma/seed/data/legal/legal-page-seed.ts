import type { legalPageWriteSchema } from '@flota/schemas';
import type { Seeded } from '../seeded.js';

export type LegalPageSeed = Seeded<typeof legalPageWriteSchema>;
