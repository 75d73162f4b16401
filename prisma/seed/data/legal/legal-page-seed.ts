import type { Seeded } from '../seeded.js';

export type LegalPageSeed = Seeded<'legal-pages'>;
