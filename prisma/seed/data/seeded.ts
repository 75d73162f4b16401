import type { CONTENT, ContentName } from '@flota/schemas';
import type { z } from 'zod';

/** What staff would write of a record. Its place, and the number an article had, follow from the order of the list, and it is published for good. */
export type Seeded<Name extends ContentName> = Omit<
  z.output<(typeof CONTENT)[Name]['schema']>,
  'position' | 'formerAddresses' | 'publishedFrom' | 'publishedUntil'
>;
