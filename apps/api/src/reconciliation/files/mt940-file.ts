import type { BankFileProblem, BankMovement } from '@flota/schemas';
import { balanceProblem } from './balance.js';
import { cleanText, type ReadBankFile, unreadable } from './bank-file.js';
import { dayOf, readAmount } from './bank-values.js';
import { labelled } from './labelled-text.js';

/** A field of a SWIFT message with the lines that continue it. */
interface Field {
  tag: string;
  line: number;
  text: string[];
}

interface Balance {
  line: number;
  currency: string;
  amount: string | null;
}

/** Year, month, day; entry day; mark; funds code; amount; type; reference; the bank's own. */
const MOVEMENT =
  /^(\d{2})(\d{2})(\d{2})(\d{4})?(R?[CD])([A-Z])?(\d{1,12},\d{0,2})([A-Z][A-Z0-9]{3})([^/]*(?:\/(?!\/)[^/]*)*)(?:\/\/(.*))?$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15},\d{0,2})$/;

/** A SWIFT MT940, of one statement or several. @throws UnreadableBankFile */
export function readMt940File(bytes: Buffer): ReadBankFile {
  const fields = fieldsOf(bytes.toString('latin1'));
  if (!fields.some(({ tag }) => tag === '60F' || tag === '60M')) throw unreadable();
  const movements: BankMovement[] = [];
  const problems: BankFileProblem[] = [];
  let opening: Balance | null = null;
  let first = 0;
  fields.forEach((field, index) => {
    if (/^60[FM]$/.test(field.tag)) {
      opening = balanceOf(field);
      first = movements.length;
      problems.push(...currencyProblem(opening));
    } else if (/^62[FM]$/.test(field.tag)) {
      const amounts = movements.slice(first).map(({ amount }) => amount);
      // What could not be read has no amount: saying that the sum is wrong would add nothing.
      if (problems.length === 0) {
        problems.push(...balanceProblem(field.line, opening?.amount ?? null, amounts, balanceOf(field).amount));
      }
    } else if (field.tag === '61') {
      const next = fields[index + 1];
      const read = movementOf(field, next?.tag === '86' ? next.text : []);
      if ('bookedOn' in read) movements.push(read);
      else problems.push(read);
    }
  });
  return { movements, problems };
}

function fieldsOf(text: string): Field[] {
  const fields: Field[] = [];
  text.split(/\r?\n/).forEach((content, index) => {
    const [, tag, rest = ''] = /^:(\d{2}[A-Z]?):(.*)$/.exec(content) ?? [];
    if (tag) fields.push({ tag, line: index + 1, text: [rest] });
    // A message ends with a hyphen; what stands between two is the envelope.
    else if (!/^-|^\{/.test(content)) fields.at(-1)?.text.push(content);
  });
  return fields;
}

function balanceOf({ line, text: [text = ''] }: Field): Balance {
  const [, mark, , currency = '', amount = ''] = BALANCE.exec(text.trim()) ?? [];
  const read = readAmount(amount, true);
  return { line, currency, amount: read && mark === 'D' ? `-${read}` : read };
}

const currencyProblem = ({ line, currency }: Balance): BankFileProblem[] =>
  currency === 'MXN' || currency === 'MXP' ? [] : [{ line, column: null, code: 'CURRENCY', detail: currency }];

function movementOf(
  { line, text: [head = '', ...more] }: Field,
  information: readonly string[],
): BankMovement | BankFileProblem {
  const match = MOVEMENT.exec(head.trim());
  if (!match) return { line, column: null, code: 'UNREADABLE', detail: head.slice(0, 40) };
  const [, year, month, day, entered, mark = '', , digits = '', , reference = '', bankReference = ''] = match;
  // The day it was booked, where the bank says so beside the value date; around New Year that is another year's.
  const valued = dayOf(2000 + Number(year), Number(month), Number(day));
  const bookedOn = entered ? bookedDay(Number(year), Number(month), entered) : valued;
  const amount = readAmount(digits, true);
  if (!valued || !bookedOn) return { line, column: 'date', code: 'DATE_INVALID', detail: head.slice(0, 10) };
  if (!amount || amount === '0.00') return { line, column: 'amount', code: 'AMOUNT_INVALID', detail: digits };
  const concept = conceptOf([...more, ...information]);
  const told = labelled(concept);
  const own = cleanText(reference);
  return {
    line,
    bookedOn,
    amount: mark === 'D' || mark === 'RC' ? `-${amount}` : amount,
    ...told,
    trackingKey: told.trackingKey || (/^NONREF$/i.test(own) ? cleanText(bankReference) : own).toUpperCase(),
    reference: told.reference,
    concept,
    creditedClabe: /\b(?:ABONO|BENEFICIARIO)\D{0,12}(\d{18})\b/i.exec(concept)?.[1] ?? '',
  };
}

function bookedDay(year: number, valueMonth: number, entered: string): string | null {
  const month = Number(entered.slice(0, 2));
  const turn = valueMonth === 12 && month === 1 ? 1 : valueMonth === 1 && month === 12 ? -1 : 0;
  return dayOf(2000 + year + turn, month, Number(entered.slice(2)));
}

/** Structured information has a code before each part: `?20Pago?32Nombre`. */
const conceptOf = (lines: readonly string[]): string =>
  cleanText(
    lines
      .join(' ')
      .replace(/^\d{3}(?=\?)/, '')
      .replace(/\?32/g, ' / NOMBRE ')
      .replace(/\?31/g, ' / CUENTA ')
      .replace(/\?\d{2}/g, ' '),
  );
