import { z } from 'zod';
import { fieldCode } from './field-codes.js';
import { clabeSchema } from './identifiers/index.js';
import { personNameSchema } from './person-name.js';
import { dateOnly } from './primitives.js';

export const BANK_FORMATS = ['csv', 'mt940', 'camt053'] as const;
export type BankFormat = (typeof BANK_FORMATS)[number];

export const CSV_SEPARATORS = [',', ';', '\t', '|'] as const;
export const CSV_ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le'] as const;
/** How a bank writes a day: `D`, `M` and `Y` are digits, `MMM` a month's name in Spanish. */
export const BANK_DATE_FORMATS = [
  'DD/MM/YYYY',
  'DD-MM-YYYY',
  'YYYY-MM-DD',
  'YYYYMMDD',
  'DDMMYYYY',
  'DD/MM/YY',
  'MM/DD/YYYY',
  'DD-MMM-YYYY',
  'DD/MMM/YY',
] as const;
export type BankDateFormat = (typeof BANK_DATE_FORMATS)[number];

/** What a column can tell. Money is in `amount`, signed, or in `credit` and `debit`. */
export const BANK_COLUMNS = [
  'date',
  'amount',
  'credit',
  'debit',
  'reference',
  'trackingKey',
  'senderName',
  'senderClabe',
  'creditedClabe',
  'concept',
] as const;
export type BankColumn = (typeof BANK_COLUMNS)[number];

/** A column's heading or, of a file without headings, its number from one; empty: the bank does not tell. */
const column = z.string(fieldCode('COLUMN.INVALID')).trim().max(80, fieldCode('TEXT.TOO_LONG')).default('');

/** How a bank writes its CSV. */
export const bankMappingSchema = z
  .object({
    separator: z.enum(CSV_SEPARATORS, fieldCode('CHOICE.UNKNOWN')).default(','),
    encoding: z.enum(CSV_ENCODINGS, fieldCode('CHOICE.UNKNOWN')).default('utf-8'),
    /** The line with the headings, from one; 0 where there are none. */
    headerRow: z
      .int(fieldCode('COUNT.OUT_OF_RANGE'))
      .min(0, fieldCode('COUNT.OUT_OF_RANGE'))
      .max(50, fieldCode('COUNT.OUT_OF_RANGE'))
      .default(1),
    dateFormat: z.enum(BANK_DATE_FORMATS, fieldCode('CHOICE.UNKNOWN')).default('DD/MM/YYYY'),
    decimalComma: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
    columns: z.object(
      Object.fromEntries(BANK_COLUMNS.map((name) => [name, column])) as Record<BankColumn, typeof column>,
    ),
  })
  .refine(({ columns }) => columns.date !== '', { path: ['columns', 'date'], error: fieldCode('COLUMN.REQUIRED') })
  .refine(({ columns: { amount, credit } }) => (amount === '') !== (credit === ''), {
    path: ['columns', 'amount'],
    error: fieldCode('COLUMN.AMOUNT'),
  })
  .refine(({ columns: { credit, debit } }) => debit === '' || credit !== '', {
    path: ['columns', 'credit'],
    error: fieldCode('COLUMN.AMOUNT'),
  });
export type BankMapping = z.output<typeof bankMappingSchema>;

const account = z.object({
  name: personNameSchema,
  bank: personNameSchema,
  clabe: clabeSchema,
  format: z.enum(BANK_FORMATS, fieldCode('CHOICE.UNKNOWN')),
  mapping: bankMappingSchema.nullish().transform((mapping) => mapping ?? null),
  active: z.boolean(fieldCode('ACTIVE.INVALID')).default(true),
});

/** `POST /api/admin/bank-accounts` and `PATCH …/{id}`. */
export const bankAccountWriteSchema = account.refine(({ format, mapping }) => format !== 'csv' || mapping !== null, {
  path: ['mapping'],
  error: fieldCode('COLUMN.REQUIRED'),
});

export interface AdminBankAccount {
  id: string;
  name: string;
  bank: string;
  clabe: string;
  format: BankFormat;
  mapping: BankMapping | null;
  active: boolean;
  /** Day of its newest line. */
  lastDay: string | null;
  createdAt: string;
  updatedAt: string;
}

/** What is wrong with a line of a file; `line` is 0 when it is the file. */
export interface BankFileProblem {
  line: number;
  column: BankColumn | 'balance' | null;
  code: BankProblemCode;
  /** What stands there, shortened, or the day it is about. */
  detail: string;
}

export const BANK_PROBLEMS = {
  UNREADABLE: 'No se puede leer con este formato. Revise el formato y la codificación de la cuenta.',
  EMPTY: 'No trae ningún movimiento.',
  TOO_LONG: 'Trae más de 50,000 movimientos. Divídalo en varios.',
  COLUMN_MISSING: 'No tiene esta columna. Corrija las columnas de la cuenta.',
  DATE_INVALID: 'La fecha no tiene el formato de la cuenta.',
  DATE_IN_FUTURE: 'La fecha está en el futuro.',
  DAY_CLOSED: 'Es de un día ya cerrado, que no recibe más movimientos.',
  AMOUNT_INVALID: 'El importe no se puede leer.',
  AMOUNT_MISSING: 'No trae importe.',
  TEXT_TOO_LONG: 'Este dato es más largo de lo que un banco escribe.',
  CURRENCY: 'No está en pesos mexicanos.',
  BALANCE: 'El saldo inicial más los movimientos no da el saldo final: el archivo está incompleto o alterado.',
} as const;
export type BankProblemCode = keyof typeof BANK_PROBLEMS;

/** One movement as a file tells it. */
export interface BankMovement {
  line: number;
  bookedOn: string;
  /** MXN; what left is negative. */
  amount: string;
  trackingKey: string;
  reference: string;
  concept: string;
  senderName: string;
  senderClabe: string;
  creditedClabe: string;
}

/** `POST /api/admin/bank-files/preview`: the first lines of a file as a mapping reads them. */
export interface BankFilePreview {
  /** Cells of the heading, where there is one, and of the lines below it as they stand in the file. */
  headings: string[];
  rows: { line: number; cells: string[] }[];
  movements: BankMovement[];
  problems: BankFileProblem[];
}

/** What a preview is asked for with, as JSON in the form's `settings`. `cut`: the file is only its beginning. */
export const previewRequestSchema = z.object({
  format: z.enum(BANK_FORMATS, fieldCode('CHOICE.UNKNOWN')),
  mapping: bankMappingSchema.nullish().transform((mapping) => mapping ?? null),
  cut: z.boolean(fieldCode('CHOICE.INVALID')).default(false),
});

export interface AdminBankFile {
  id: string;
  bankAccountId: string;
  accountName: string;
  name: string;
  state: 'pending' | 'working' | 'imported' | 'refused' | 'failed';
  done: number;
  total: number;
  newLines: number;
  knownLines: number;
  received: string;
  firstDay: string | null;
  lastDay: string | null;
  problems: BankFileProblem[];
  problemCount: number;
  sentByName: string;
  createdAt: string;
  finishedAt: string | null;
}

/** Why a contract is proposed, or why the proposal is not sure. `detail` completes the sentence. */
export const MATCH_REASONS = {
  POSTED: 'Ya está registrado con esta clave de rastreo: pago {detail}.',
  POSTED_AMOUNT: 'El pago registrado con esta clave de rastreo es por otro importe: {detail}.',
  POSTED_ELSEWHERE: 'Otro movimiento del banco ya está conciliado con esa clave de rastreo.',
  CLABE: 'La CLABE abonada es la de este contrato.',
  REFERENCE: 'La referencia es la de este contrato: {detail}.',
  NUMBER: 'El concepto nombra el contrato {detail}.',
  AMOUNT_NEXT: 'El importe es lo que falta del siguiente pago.',
  AMOUNT_DUE: 'El importe es lo que debe.',
  AMOUNT_PAYOFF: 'El importe es lo que lo liquida.',
  NAME: 'Quien envía se llama como el titular: {detail}.',
  SENDER: 'Desde esa cuenta se pagó antes este contrato.',
  CONTRADICTION: 'Otro dato señala otro contrato: {detail}.',
  SEVERAL: 'También podría ser de: {detail}.',
  PAID_OFF: 'El contrato ya está liquidado.',
  TOO_MUCH: 'Es más de todo lo que falta por pagar del contrato.',
  REFUSED: 'No se pudo aplicar: {detail}',
} as const;
export type MatchReasonCode = keyof typeof MATCH_REASONS;
export interface MatchReason {
  code: MatchReasonCode;
  detail?: string;
}

/** As it is told to staff. A detail that brings its full stop, as `S.A. de C.V.` does, ends the sentence by it. */
export const matchReasonText = ({ code, detail = '' }: MatchReason): string =>
  MATCH_REASONS[code].replace(detail.endsWith('.') ? /\{detail\}\.?/ : '{detail}', () => detail);

export const BANK_LINE_STATES = ['open', 'suspense', 'matched', 'returned', 'own', 'outgoing'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];
export const MATCH_CONFIDENCES = ['sure', 'unsure', 'none'] as const;
export type MatchConfidence = (typeof MATCH_CONFIDENCES)[number];

/** `GET /api/admin/bank-lines`: filters q, state, confidence, bankAccountId, bankFileId, contractId, day, from, to. */
export interface AdminBankLine {
  id: string;
  bankAccountId: string;
  accountName: string;
  bankFileId: string;
  line: number;
  bookedOn: string;
  amount: string;
  trackingKey: string;
  reference: string;
  concept: string;
  senderName: string;
  /** Only its last four digits in lists. */
  senderClabe: string;
  creditedClabe: string;
  state: BankLineState;
  confidence: MatchConfidence;
  reasons: MatchReason[];
  contract: { id: string; number: string; holder: string } | null;
  payment: { id: string; folio: string } | null;
  note: string;
  /** Whether its day is closed: what was done to it stays. */
  locked: boolean;
}

export interface AdminBankLineDetail extends AdminBankLine {
  entries: {
    id: string;
    bookedOn: string;
    debit: BookAccount;
    credit: BookAccount;
    amount: string;
    reason: string;
    reference: string;
    enteredAt: string;
    enteredBy: string | null;
  }[];
}

export const BOOK_ACCOUNTS = ['bank', 'suspense', 'contracts', 'own'] as const;
export type BookAccount = (typeof BOOK_ACCOUNTS)[number];

const reason = z
  .string(fieldCode('NOTE.REQUIRED'))
  .trim()
  .min(5, fieldCode('NOTE.REQUIRED'))
  .max(300, fieldCode('TEXT.TOO_LONG'));

/** `POST /api/admin/bank-lines/{id}/accept`: the contract that was seen or chosen, for the proposal may be another by then. */
export const acceptLineSchema = z.object({ contractId: z.uuid(fieldCode('CONTRACT.INVALID')) });

/** `POST …/{id}/suspend`, `…/own` and `…/undo`. */
export const lineReasonSchema = z.object({ reason });

/** `POST …/{id}/return`: the transfer that took it back. */
export const returnLineSchema = z.object({
  reason,
  reference: z
    .string(fieldCode('REFERENCE.REQUIRED'))
    .trim()
    .min(1, fieldCode('REFERENCE.REQUIRED'))
    .max(60, fieldCode('TEXT.TOO_LONG')),
});

/** `POST /api/admin/bank-lines/accept-sure`: some of the sure ones at a time, until none is left. */
export const acceptSureSchema = z.object({
  bankAccountId: z.uuid(fieldCode('ID.INVALID')).optional(),
  bankFileId: z.uuid(fieldCode('ID.INVALID')).optional(),
  day: dateOnly.optional(),
});

export const acceptedSureSchema = z.object({
  accepted: z.int(),
  /** Turned out not to be sure, and are no longer proposed as such. */
  refused: z.int(),
  /** Sure ones that are left. */
  left: z.int(),
});
export type AcceptedSure = z.output<typeof acceptedSureSchema>;

const money = z.string();
const counted = z.object({ count: z.int(), amount: money });

/** Why received and accounted for differ: an item each. `amount` is what it adds to received less what it accounts for. */
export const PROOF_ITEMS = {
  POSTED_WITHOUT_BANK: 'Transferencia capturada a mano que el banco no muestra',
  CARD_NOT_POSTED: 'Pago con tarjeta que no está en el contrato',
  CARD_DIFFERENT: 'Pago con tarjeta aplicado por otro importe',
  REVERSED: 'Pago revertido que sigue conciliado',
  LINE_DIFFERENT: 'Pago conciliado por otro importe',
} as const;
export type ProofItemCode = keyof typeof PROOF_ITEMS;

/** `GET /api/admin/bank-days/{day}/proof`, and what a closed day keeps. MXN. */
export const dayProofSchema = z.object({
  day: z.string(),
  accounts: z.array(
    z.object({ id: z.string(), name: z.string(), clabe: z.string(), received: counted, outgoing: counted }),
  ),
  bank: counted,
  cards: counted,
  received: money,
  posted: z.object({ bank: counted, cards: counted, unlinked: counted, amount: money }),
  suspense: counted,
  returned: counted,
  own: counted,
  /** Credit of contracts that was given back on the day: posted before, and part of what left the bank. */
  refunds: counted,
  accounted: money,
  /** Received less accounted for. */
  difference: money,
  items: z.array(
    z.object({
      code: z.enum(Object.keys(PROOF_ITEMS) as [ProofItemCode, ...ProofItemCode[]]),
      name: z.string(),
      contractId: z.string().nullable(),
      contractNumber: z.string(),
      amount: money,
    }),
  ),
  /** The suspense account through the day, lines of all days. */
  suspenseAccount: z.object({
    opening: money,
    received: money,
    returnedToIt: money,
    posted: money,
    returned: money,
    own: money,
    closing: money,
  }),
  /** Lines that nobody has looked at: they wait in suspense once the day is closed. */
  openLines: z.int(),
  /** Why it can't be closed now; `null` when it can. */
  blockedBy: z.enum(['closed', 'not-over', 'earlier-open', 'importing', 'unexplained', 'nothing']).nullable(),
  /** The first earlier day that is open and has something in it. */
  earlierOpen: z.string().nullable(),
});
export type DayProof = z.output<typeof dayProofSchema>;

/** `POST /api/admin/bank-days`: a day with a difference is closed with a note. */
export const closeDaySchema = z.object({
  day: dateOnly,
  /** As it was seen: with another one it is not closed. */
  difference: z.string(fieldCode('AMOUNT.REQUIRED')),
  note: z.string(fieldCode('NOTE.REQUIRED')).trim().max(500, fieldCode('TEXT.TOO_LONG')).default(''),
});
export type CloseDay = z.output<typeof closeDaySchema>;

/** `GET /api/admin/bank-days`: closed ones. */
export interface AdminClosedDay {
  /** The day. */
  id: string;
  proof: DayProof;
  note: string;
  closedAt: string;
  closedBy: string;
}
