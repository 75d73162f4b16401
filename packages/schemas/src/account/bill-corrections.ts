import { z } from 'zod';
import { fieldCode } from '../field-codes.js';
import { BILL_FILES, BILL_REQUEST_STATES, billPurchaseSchema } from './bill-purchase.js';

/** What of a request its customer may be asked to mend. The RFC is the contract's: another one is no mistake of the form. */
export const BILL_TEXTS = ['name', 'street', 'neighborhood', 'zipcode', 'city', 'state'] as const;
export type BillText = (typeof BILL_TEXTS)[number];
export const BILL_PARTS = [...BILL_TEXTS, ...BILL_FILES] as const;
export type BillPart = (typeof BILL_PARTS)[number];

export const isBillText = (part: BillPart): part is BillText => (BILL_TEXTS as readonly string[]).includes(part);

/** What can be wrong with what was written, and with a file. */
export const TEXT_PROBLEMS = ['other-than-certificate', 'incomplete', 'misspelled', 'other'] as const;
export const FILE_PROBLEMS = ['illegible', 'expired', 'cut-off', 'wrong-paper', 'other-holder', 'other'] as const;
export const BILL_PROBLEMS = [...new Set([...TEXT_PROBLEMS, ...FILE_PROBLEMS])] as const;
export type BillProblem = (typeof BILL_PROBLEMS)[number];

export const problemsOf = (part: BillPart): readonly BillProblem[] =>
  isBillText(part) ? TEXT_PROBLEMS : FILE_PROBLEMS;

export const BILL_PART_NAMES: Record<BillPart, string> = {
  name: 'Nombre o razón social',
  street: 'Calle y número',
  neighborhood: 'Colonia',
  zipcode: 'Código postal',
  city: 'Ciudad o municipio',
  state: 'Estado',
  docs: 'Identificación o poder',
  docs_back: 'Identificación, reverso',
  sat: 'Constancia de situación fiscal',
};

/** As the customer and staff read it, of whichever part: none says a gender. */
export const BILL_PROBLEM_NAMES: Record<BillProblem, string> = {
  'other-than-certificate': 'No coincide con la constancia fiscal',
  incomplete: 'Falta una parte',
  misspelled: 'Tiene un error de escritura',
  illegible: 'No se lee bien',
  expired: 'Ya no está vigente',
  'cut-off': 'Le faltan hojas u orillas',
  'wrong-paper': 'Es otro documento',
  'other-holder': 'Está a nombre de otra persona',
  other: 'Otro motivo',
};

const correctionItemSchema = z
  .object({
    field: z.enum(BILL_PARTS, fieldCode('CHOICE.UNKNOWN')),
    problem: z.enum(BILL_PROBLEMS, fieldCode('CHOICE.UNKNOWN')),
    /** For the customer, who reads it beside the field. */
    note: z.string().trim().max(300, fieldCode('TEXT.TOO_LONG')).default(''),
  })
  .refine(({ field, problem }) => problemsOf(field).includes(problem), {
    path: ['problem'],
    error: fieldCode('CHOICE.UNKNOWN'),
  })
  .refine(({ problem, note }) => problem !== 'other' || note.length >= 5, {
    path: ['note'],
    error: fieldCode('REASON.REQUIRED'),
  });

const seenState = z.enum(BILL_REQUEST_STATES, fieldCode('STATE.INVALID'));

/** `POST /api/admin/bill-requests/{id}/correction`: what the customer is asked to mend. `from` is the step that was on the screen. */
export const billCorrectionAskSchema = z.object({
  from: seenState,
  items: z
    .array(correctionItemSchema)
    .min(1, fieldCode('CORRECTION.EMPTY'))
    .max(BILL_PARTS.length, fieldCode('FIELD.INVALID'))
    .refine((items) => new Set(items.map(({ field }) => field)).size === items.length, fieldCode('FIELD.INVALID')),
});
export type BillCorrectionAsk = z.output<typeof billCorrectionAskSchema>;

/** As it is stored, and as both sides see it. */
export const billCorrectionItemSchema = z.object({
  field: z.enum(BILL_PARTS),
  problem: z.enum(BILL_PROBLEMS),
  note: z.string(),
  /** What that part said before it was mended: of a file its name. */
  former: z.string().nullable(),
});
export type BillCorrectionItem = z.infer<typeof billCorrectionItemSchema>;

export const billCorrectionSchema = z.object({
  id: z.string(),
  askedAt: z.string(),
  mendedAt: z.string().nullable(),
  /** Staff went on without it. */
  droppedAt: z.string().nullable(),
  items: z.array(billCorrectionItemSchema),
});
export type BillCorrection = z.infer<typeof billCorrectionSchema>;

/** Until when a request can go back to its customer. */
export const BILL_CORRECTABLE = ['received', 'in_review', 'preparing'] as const satisfies readonly z.output<
  typeof seenState
>[];

/**
 * The text fields of `POST /api/customers/bills/correction` (multipart): which correction is answered, and what of the form
 * it names. Files as in the purchase form.
 */
export const billMendSchema = z.object({
  correction_id: z.uuid(fieldCode('CORRECTION.INVALID')),
  ...billPurchaseSchema
    .pick({ name: true, street: true, neighborhood: true, zipcode: true, city: true, state: true })
    .partial().shape,
});
export type BillMend = z.output<typeof billMendSchema>;

/** Which parts a correction opens: with the front of an identification its other side may come too. */
export const mendable = (items: readonly Pick<BillCorrectionItem, 'field'>[]): ReadonlySet<BillPart> => {
  const parts = new Set<BillPart>(items.map(({ field }) => field));
  if (parts.has('docs')) parts.add('docs_back');
  return parts;
};
