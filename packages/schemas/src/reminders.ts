import { z } from 'zod';
import { ARREARS, ARREARS_NAMES, type Arrears } from './dashboard.js';
import { fieldCode } from './field-codes.js';
import { personTypeSchema } from './person-types.js';
import { moneyString } from './primitives.js';
import { bracedIn } from './sms.js';

/** By what a reminder goes, of what its customer let in and wants. */
export const REMINDER_WAYS = ['email', 'phone', 'push'] as const;
export type ReminderWay = (typeof REMINDER_WAYS)[number];
export const REMINDER_WAY_NAMES = {
  email: 'Correo',
  phone: 'Teléfono (WhatsApp o, si no, SMS)',
  push: 'Notificación en su dispositivo',
} as const satisfies Record<ReminderWay, string>;

/** What its mail may leave open, between braces. */
export const REMINDER_VARIABLE_NAMES = {
  cliente: 'Nombre del cliente',
  contrato: 'Contrato o contratos',
  monto: 'Lo que falta pagar',
  vence: 'Día en que vence o venció',
  dias: 'Días que faltan o de atraso',
  empresa: 'Nombre de la empresa',
} as const;
export type ReminderVariable = keyof typeof REMINDER_VARIABLE_NAMES;
export type ReminderValues = Readonly<Record<ReminderVariable, string>>;

export const fillReminder = (text: string, values: ReminderValues): string =>
  text.replaceAll(/\{([^{}]*)\}/g, (braced, name: string) =>
    Object.hasOwn(values, name) ? values[name as ReminderVariable] : braced,
  );

/** How old the arrears of a contract are, those without any first. */
export const REMINDER_AGES = ['current', ...(Object.keys(ARREARS) as Arrears[])] as const;
export type ReminderAge = 'current' | Arrears;
export const REMINDER_AGE_NAMES: Readonly<Record<ReminderAge, string>> = {
  current: 'Al corriente',
  ...(Object.fromEntries(Object.entries(ARREARS_NAMES).map(([age, name]) => [age, `${name} días de atraso`])) as Record<
    Arrears,
    string
  >),
};

export const REMINDER_AUTOMATIC = ['any', 'with', 'without'] as const;
export const REMINDER_AUTOMATIC_NAMES = {
  any: 'Con y sin pago automático',
  with: 'Solo con pago automático',
  without: 'Solo sin pago automático',
} as const satisfies Record<(typeof REMINDER_AUTOMATIC)[number], string>;

/** Days before and after the due date that a step may be of. */
export const REMINDER_DAYS = { from: -30, to: 180 } as const;

const template = (most: number) =>
  z
    .string(fieldCode('TEXT.REQUIRED'))
    .trim()
    .min(2, fieldCode('TEXT.REQUIRED'))
    .max(most, fieldCode('TEXT.TOO_LONG'))
    .refine(
      (text) => bracedIn(text).every((name) => Object.hasOwn(REMINDER_VARIABLE_NAMES, name)),
      fieldCode('TEXT.VARIABLE_UNKNOWN'),
    )
    .nullable();

const whole = (from: number, to: number) =>
  z
    .number(fieldCode('NUMBER.INVALID'))
    .int(fieldCode('NUMBER.INVALID'))
    .min(from, fieldCode('NUMBER.INVALID'))
    .max(to, fieldCode('NUMBER.INVALID'));

const several = <Choice extends string>(choices: readonly Choice[]) =>
  z
    .array(z.enum(choices, fieldCode('CHOICE.UNKNOWN')), fieldCode('CHOICE.INVALID'))
    .transform((chosen) => choices.filter((each) => (chosen as Choice[]).includes(each)));

/** `POST /api/admin/reminder-steps` and `PATCH /api/admin/reminder-steps/{id}` */
export const reminderStepSchema = z
  .object({
    name: z
      .string(fieldCode('NAME.REQUIRED'))
      .trim()
      .min(2, fieldCode('NAME.REQUIRED'))
      .max(80, fieldCode('NAME.TOO_LONG')),
    active: z.boolean(fieldCode('ACTIVE.INVALID')),
    /** Below zero so many days before the due date, above it so many of arrears. On the day itself nobody is told. */
    days: whole(REMINDER_DAYS.from, REMINDER_DAYS.to).refine((days) => days !== 0, fieldCode('NUMBER.INVALID')),
    /** Of several on one day the first that fits tells. */
    position: whole(1, 99),
    ways: several(REMINDER_WAYS).refine(({ length }) => length > 0, fieldCode('CHOICE.INVALID')),
    /** Both `null`: what the product says. */
    subject: template(150),
    body: template(2_000),
    amountFrom: moneyString.nullable(),
    amountTo: moneyString.nullable(),
    ages: several<ReminderAge>(REMINDER_AGES),
    waitsForPromise: z.boolean(fieldCode('CHOICE.INVALID')),
    automatic: z.enum(REMINDER_AUTOMATIC, fieldCode('CHOICE.UNKNOWN')),
    personTypes: several(personTypeSchema.options),
  })
  .superRefine(({ amountFrom, amountTo, body, subject }, context) => {
    if ((subject === null) !== (body === null))
      context.addIssue({
        code: 'custom',
        path: [subject === null ? 'subject' : 'body'],
        message: fieldCode('TEXT.REQUIRED'),
      });
    if (amountFrom !== null && amountTo !== null && Number(amountTo) < Number(amountFrom))
      context.addIssue({ code: 'custom', path: ['amountTo'], message: fieldCode('RANGE.INVERTED') });
  });
export type ReminderStepContent = z.output<typeof reminderStepSchema>;

/** `GET /api/admin/reminder-steps` */
export interface AdminReminderStep extends ReminderStepContent {
  id: string;
  version: number;
  createdAt: string;
  updatedAt: string;
}

/** `GET /api/admin/reminder-steps/{id}` */
export interface AdminReminderStepDetail extends AdminReminderStep {
  /** The newest first. */
  versions: { version: number; at: string; by: string | null; content: ReminderStepContent }[];
}

/** Why a step doesn't tell of a contract. */
export const REMINDER_REASONS = [
  'account',
  'stopped',
  'covered',
  'promise',
  'amount',
  'age',
  'automatic',
  'person',
  'told',
  'overtaken',
] as const;
export type ReminderReason = (typeof REMINDER_REASONS)[number];
export const REMINDER_REASON_NAMES = {
  account: 'el cliente no tiene cuenta activa',
  stopped: 'está marcado como «no contactar»',
  covered: 'ya está cubierto',
  promise: 'tiene una promesa de pago abierta',
  amount: 'lo que falta está fuera de los importes del paso',
  age: 'su antigüedad de atraso no es la del paso',
  automatic: 'su pago automático no es el del paso',
  person: 'el tipo de persona no es el del paso',
  told: 'ya se le avisó',
  overtaken: 'otro paso posterior o del mismo día ya le avisó',
} as const satisfies Record<ReminderReason, string>;

/** `POST /api/admin/reminder-steps/preview`: a step that may not be saved yet, seen for a contract where one is named. */
export const reminderPreviewSchema = z.object({
  /** Which step it would replace. */
  id: z.uuid(fieldCode('ID.INVALID')).nullable(),
  step: reminderStepSchema,
  contractNumber: z.string().trim().max(40, fieldCode('TEXT.TOO_LONG')).default(''),
});
export type ReminderPreviewRequest = z.input<typeof reminderPreviewSchema>;

const reasonSchema = z.enum(REMINDER_REASONS);

export const reminderPreviewAnswerSchema = z.object({
  /** How many contracts it would tell of today, counted up to `PREVIEW_MOST`. */
  count: z.number(),
  examples: z.array(
    z.object({
      id: z.string(),
      contractNumber: z.string(),
      customer: z.string(),
      dueOn: z.string(),
      missing: z.string(),
    }),
  ),
  /** As it reads for one contract; `null` where there is none to show it for. */
  shown: z
    .object({
      contractNumber: z.string(),
      subject: z.string(),
      paragraphs: z.array(z.string()),
      /** Why it would not go to it today, if so. */
      reasons: z.array(reasonSchema),
    })
    .nullable(),
});
export type ReminderPreview = z.infer<typeof reminderPreviewAnswerSchema>;
export const PREVIEW_MOST = 10_000;

/** A step as it stands for one contract. */
export interface CaseReminder {
  stepId: string;
  name: string;
  days: number;
  dueOn: string;
  /** The day it falls on. */
  on: string;
  state: 'told' | 'ahead' | 'passed';
  toldAt: string | null;
  /** Why it would not go, as things are today. */
  reasons: ReminderReason[];
}
