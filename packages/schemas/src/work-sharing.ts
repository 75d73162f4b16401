import { z } from 'zod';
import { CONTRACT_KINDS } from './account/index.js';
import { ARREARS, type Arrears } from './dashboard.js';
import { fieldCode } from './field-codes.js';
import { LEAD_KINDS } from './leads.js';
import { dateOnly, decimalString, slug } from './primitives.js';

/** What is dealt out among staff by rules. */
export const SHARED_WORKS = ['leads', 'conversations', 'collections'] as const;
export type SharedWork = (typeof SHARED_WORKS)[number];
export const SHARED_WORK_NAMES = {
  leads: 'Solicitudes',
  conversations: 'Mensajes',
  collections: 'Cobranza',
} as const satisfies Record<SharedWork, string>;

const some = <Item extends z.ZodType<string>>(item: Item, most = 50) => z.array(item).max(most).default([]);
const amount = decimalString(2, 'AMOUNT').nullable().default(null);

/** What a rule can go by; where nothing is said, it goes by nothing. */
const conditionFields = {
  /** Of leads. */
  kinds: some(z.enum(LEAD_KINDS, fieldCode('CHOICE.INVALID'))),
  plans: some(slug),
  /** INEGI codes. */
  states: some(z.string().regex(/^\d{2}$/, fieldCode('CHOICE.INVALID'))),
  distributors: some(slug),
  /** Of the contract that a message or a debt is about. */
  contractKinds: some(z.enum(CONTRACT_KINDS, fieldCode('KIND.INVALID'))),
  /** Of what is owed. */
  ages: some(z.enum(Object.keys(ARREARS) as [Arrears, ...Arrears[]], fieldCode('CHOICE.INVALID'))),
  amountFrom: amount,
  amountTo: amount,
} as const;
export type ShareCondition = keyof typeof conditionFields;

/** What each kind of work is told apart by. */
export const SHARE_CONDITIONS = {
  leads: ['kinds', 'plans', 'states', 'distributors'],
  conversations: ['contractKinds'],
  collections: ['ages', 'amountFrom', 'amountTo', 'contractKinds'],
} as const satisfies Record<SharedWork, readonly ShareCondition[]>;

/** `POST /api/admin/share-rules` and `PATCH /api/admin/share-rules/{id}` */
export const shareRuleSchema = z
  .object({
    work: z.enum(SHARED_WORKS, fieldCode('CHOICE.INVALID')),
    name: z
      .string(fieldCode('NAME.REQUIRED'))
      .trim()
      .min(2, fieldCode('NAME.REQUIRED'))
      .max(80, fieldCode('NAME.TOO_LONG')),
    active: z.boolean(fieldCode('CHOICE.INVALID')).default(true),
    ...conditionFields,
    /** Among whom it is dealt out, in turn. */
    people: z
      .array(z.uuid(fieldCode('OWNER.UNKNOWN')))
      .min(1, fieldCode('OWNER.UNKNOWN'))
      .max(50),
  })
  .refine(({ amountFrom, amountTo }) => !amountFrom || !amountTo || Number(amountFrom) <= Number(amountTo), {
    path: ['amountTo'],
    error: fieldCode('AMOUNT.OUT_OF_RANGE'),
  });
export type ShareRule = z.output<typeof shareRuleSchema>;

/** `GET /api/admin/share-rules`: of each work in the order in which they are asked. */
export interface AdminShareRule extends Omit<ShareRule, 'people'> {
  id: string;
  position: number;
  people: { id: string; name: string }[];
  updatedAt: string;
}

/** Facts of a thing, by the condition that asks for them; what is not known of it meets no condition. */
export type ShareFacts = Partial<
  Record<'kinds' | 'plans' | 'states' | 'distributors' | 'contractKinds', string | null>
>;

/** Whether a rule is for a thing of which that is known. */
export const isFor = (rule: Pick<ShareRule, keyof ShareFacts>, facts: ShareFacts): boolean =>
  (['kinds', 'plans', 'states', 'distributors', 'contractKinds'] as const).every((condition) => {
    const wanted: readonly string[] = rule[condition];
    return wanted.length === 0 || wanted.includes(facts[condition] ?? '');
  });

/** `GET /api/admin/staff-absences`: who works anything that is dealt out, and until which day they are away. */
export const staffAbsencesSchema = z.array(
  z.object({
    id: z.uuid(),
    name: z.string(),
    works: z.array(z.enum(SHARED_WORKS)),
    /** `null` and `isAway`: until they say otherwise. */
    until: dateOnly.nullable(),
    isAway: z.boolean(),
  }),
);
export type StaffAbsences = z.output<typeof staffAbsencesSchema>;

/** `PUT /api/admin/staff-absences/{id}` (204): their last day away; `null`: until they say otherwise. */
export const staffAbsenceSchema = z.object({
  isAway: z.boolean(fieldCode('CHOICE.INVALID')),
  until: dateOnly.nullable(),
});
export type StaffAbsence = z.output<typeof staffAbsenceSchema>;
