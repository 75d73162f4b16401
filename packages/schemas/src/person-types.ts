import { z } from 'zod';
import { fieldCode } from './field-codes.js';

/** Who the law tells apart: what papers are asked of somebody and which catalogues of the SAT are theirs. */
export const personKindSchema = z.enum(['fisica', 'moral'], fieldCode('PERSON_TYPE.INVALID'));
export type PersonKind = z.infer<typeof personKindSchema>;

/**
 * Who borrows, as far as VAT on interest tells them apart: a physical person with business activity is exempt like a
 * company. What was stored before there were three says `fisica` of either physical person.
 */
export const personTypeSchema = z.enum(['fisica', 'fisica_empresarial', 'moral'], fieldCode('PERSON_TYPE.INVALID'));
export type PersonType = z.infer<typeof personTypeSchema>;
