import { z } from 'zod';
import { REVEAL_FIELDS, REVEAL_NOTE_REQUIRED, revealIsExplained } from '../customer-file.js';
import { fieldCode } from '../field-codes.js';
import { personNameSchema } from '../person-name.js';
import { dateOnly } from '../primitives.js';
import { line } from '../publishing.js';
import { timeOfDaySchema } from '../working-hours.js';
import { BILL_REQUEST_STATES, type BillRequestState } from './bill-purchase.js';

/** At the counter, of ours or of a distributor, or by a courier. */
export const BILL_HANDOVER_WAYS = ['counter', 'courier'] as const;
export type BillHandoverWay = (typeof BILL_HANDOVER_WAYS)[number];

/** Who takes it: the contract's holder, or somebody with a letter of authority. */
export const BILL_RECEIVERS = ['holder', 'representative'] as const;
export type BillReceiver = (typeof BILL_RECEIVERS)[number];

/** By what whoever takes it shows who they are. */
export const BILL_ID_KINDS = ['ine', 'passport', 'professional_licence', 'military_card', 'residence_card'] as const;
export type BillIdKind = (typeof BILL_ID_KINDS)[number];

export const BILL_ID_NAMES: Record<BillIdKind, string> = {
  ine: 'Credencial para votar (INE)',
  passport: 'Pasaporte',
  professional_licence: 'Cédula profesional',
  military_card: 'Cartilla militar',
  residence_card: 'Tarjeta de residente',
};

/** What is kept of a handover: the receipt that was signed on paper, the letter of authority, the courier's proof. */
export const BILL_HANDOVER_FILES = ['signed', 'authority', 'proof'] as const;
export type BillHandoverFile = (typeof BILL_HANDOVER_FILES)[number];

export const BILL_HANDOVER_FILE_NAMES: Record<BillHandoverFile, string> = {
  signed: 'Acuse firmado en papel',
  authority: 'Carta poder',
  proof: 'Comprobante de la mensajería',
};

/** The paper that a signature is written on, in its own units. */
export const SIGNATURE_BOX = { width: 1000, height: 360 } as const;
/** More than any signature; what is longer isn't one. */
export const SIGNATURE_MAX_STROKES = 120;
export const SIGNATURE_MAX_POINTS = 5_000;
/** Of all strokes, in the paper's units: less is a slip of the pen. */
const SIGNATURE_MIN_INK = 120;

const coordinate = (max: number) =>
  z.number(fieldCode('SIGNATURE.INVALID')).int(fieldCode('SIGNATURE.INVALID')).min(0).max(max);
const pointSchema = z.tuple([coordinate(SIGNATURE_BOX.width), coordinate(SIGNATURE_BOX.height)]);
type Point = z.output<typeof pointSchema>;

/**
 * A signature is the lines of the pen and no picture: numbers that we draw ourselves. So there is nothing to decode, nothing
 * can hide in it, nobody sends another picture in its place, and it is as sharp on paper as on the screen.
 */
export const signatureSchema = z
  .array(z.array(pointSchema, fieldCode('SIGNATURE.INVALID')).min(1), fieldCode('SIGNATURE.REQUIRED'))
  .max(SIGNATURE_MAX_STROKES, fieldCode('SIGNATURE.TOO_LONG'))
  .refine((strokes) => strokes.reduce((sum, { length }) => sum + length, 0) <= SIGNATURE_MAX_POINTS, {
    error: fieldCode('SIGNATURE.TOO_LONG'),
  })
  .refine((strokes) => inkOf(strokes) >= SIGNATURE_MIN_INK, { error: fieldCode('SIGNATURE.REQUIRED') });
export type Signature = z.output<typeof signatureSchema>;

/** How long all the lines are together. */
const inkOf = (strokes: readonly (readonly Point[])[]): number =>
  strokes.reduce((ink, stroke) => {
    const lengths = stroke.slice(1).map(([x, y], index) => {
      const [fromX, fromY] = stroke[index] ?? [x, y];
      return Math.hypot(x - fromX, y - fromY);
    });
    return lengths.reduce((sum, length) => sum + length, ink);
  }, 0);

/** The step that was on the screen: when the request has moved since, nothing is changed. */
const from = z.enum(BILL_REQUEST_STATES, fieldCode('STATE.INVALID'));
/** For the customer. */
const note = z.string().trim().max(500, fieldCode('TEXT.TOO_LONG')).default('');
/** By the clocks of Mexico City. */
const when = { day: dateOnly, time: timeOfDaySchema };
const who = {
  receiver: z.enum(BILL_RECEIVERS, fieldCode('CHOICE.UNKNOWN')),
  receiverName: personNameSchema,
};

/** As it is read off the card: letters and figures, whatever parts them left out. */
export const idNumberSchema = z
  .string(fieldCode('ID_NUMBER.REQUIRED'))
  .transform((text) => text.replace(/[\s.-]/g, '').toUpperCase())
  .pipe(
    z
      .string()
      .min(1, fieldCode('ID_NUMBER.REQUIRED'))
      .regex(/^[A-Z0-9]{6,20}$/, fieldCode('ID_NUMBER.INVALID')),
  );

const counterSchema = z
  .object({
    way: z.literal('counter'),
    from,
    ...who,
    idKind: z.enum(BILL_ID_KINDS, fieldCode('CHOICE.UNKNOWN')),
    idNumber: idNumberSchema,
    ...when,
    /** On the screen, or on the paper whose picture comes with it. */
    signing: z.enum(['screen', 'paper'], fieldCode('CHOICE.UNKNOWN')),
    signature: signatureSchema.nullable().default(null),
    /** Staff say that they saw it signed. */
    signedOnPaper: z.boolean().default(false),
    note,
  })
  .refine(({ signing, signature }) => signing === 'paper' || signature !== null, {
    path: ['signature'],
    error: fieldCode('SIGNATURE.REQUIRED'),
  })
  .refine(({ signing, signedOnPaper }) => signing === 'screen' || signedOnPaper, {
    path: ['signedOnPaper'],
    error: fieldCode('SIGNED_ON_PAPER.REQUIRED'),
  });

const courierSchema = z.object({
  way: z.literal('courier'),
  from,
  carrier: line(80),
  trackingNumber: line(60, 4),
  destination: line(300, 10),
  ...when,
  note,
});

/**
 * `POST /api/admin/bill-requests/{id}/handover`, the part `handover` of a form. Files: `signed`, of what was signed on paper, and
 * `authority`, of whoever is not the holder.
 */
export const newBillHandoverSchema = z.discriminatedUnion('way', [counterSchema, courierSchema]);
export type NewBillHandover = z.output<typeof newBillHandoverSchema>;

/** `POST /api/admin/bill-requests/{id}/handover/arrival`, the part `arrival` of a form, with the courier's proof as `proof`. */
export const billArrivalSchema = z.object({ ...who, ...when, note });
export type BillArrival = z.output<typeof billArrivalSchema>;

/** `POST /api/admin/bill-requests/{id}/handover/void`: it was recorded by mistake. The customer reads why. */
export const billHandoverVoidSchema = z.object({
  from,
  reason: z
    .string(fieldCode('REASON.REQUIRED'))
    .trim()
    .min(5, fieldCode('REASON.REQUIRED'))
    .max(300, fieldCode('TEXT.TOO_LONG')),
});
export type BillHandoverVoid = z.output<typeof billHandoverVoidSchema>;

/** `POST /api/admin/bill-requests/{id}/handovers/{handoverId}/reveal`: the number of the identification, for a reason. */
export const billIdRevealSchema = z.object(REVEAL_FIELDS).refine(revealIsExplained, REVEAL_NOTE_REQUIRED);
export type BillIdReveal = z.output<typeof billIdRevealSchema>;

/** From which steps a bill may leave which way. A courier needs no distributor. */
export const BILL_HANDOVER_FROM: Record<BillHandoverWay, readonly BillRequestState[]> = {
  counter: ['ready_for_pickup'],
  courier: ['preparing', 'ready_for_pickup'],
};

/** How a bill left, as its customer reads it. */
export const billHandoverSchema = z.object({
  way: z.enum(BILL_HANDOVER_WAYS),
  /** Of a courier. */
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  destination: z.string().nullable(),
  sentAt: z.string().nullable(),
  /** Once it was received. */
  receiver: z.enum(BILL_RECEIVERS).nullable(),
  receiverName: z.string().nullable(),
  receivedAt: z.string().nullable(),
  /** Its receipt among the papers. */
  receipt: z.object({ id: z.string(), folio: z.string() }).nullable(),
});
export type BillHandover = z.infer<typeof billHandoverSchema>;

/** The same for staff, with those that were taken back. */
export interface AdminBillHandover extends BillHandover {
  id: string;
  idKind: BillIdKind | null;
  /** Its last characters. */
  idNumber: string | null;
  signing: 'screen' | 'paper' | null;
  /** Who of staff recorded it. */
  recordedBy: string;
  files: { purpose: BillHandoverFile; name: string }[];
  voidedAt: string | null;
  voidedBy: string | null;
  voidReason: string;
}
