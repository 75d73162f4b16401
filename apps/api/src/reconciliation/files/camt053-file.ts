import type { BankFileProblem, BankMovement } from '@flota/schemas';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { balanceProblem } from './balance.js';
import { cleanKey, cleanText, type ReadBankFile, unreadable } from './bank-file.js';
import { readAmount } from './bank-values.js';
import { labelled } from './labelled-text.js';

/* What is read of an ISO 20022 camt.053, of any of its versions, by the names of the standard. */

const text = z.string().trim().default('');
const amount = z.object({ '#text': z.string(), Ccy: z.string() });
const mark = z.enum(['CRDT', 'DBIT']);
const day = z.union([z.object({ Dt: z.string() }), z.object({ DtTm: z.string() })]);
const accountId = z
  .object({ Id: z.object({ IBAN: text, Othr: z.object({ Id: text }).optional() }).optional() })
  .optional();
const party = z.object({ Nm: text, Pty: z.object({ Nm: text }).optional() }).optional();

const details = z.object({
  Refs: z.object({ EndToEndId: text, TxId: text, InstrId: text, AcctSvcrRef: text }).optional(),
  Amt: amount.optional(),
  AmtDtls: z.object({ TxAmt: z.object({ Amt: amount }).optional() }).optional(),
  RltdPties: z.object({ Dbtr: party, DbtrAcct: accountId, CdtrAcct: accountId }).optional(),
  RmtInf: z
    .object({
      Ustrd: z.array(z.string()).default([]),
      Strd: z.array(z.object({ CdtrRefInf: z.object({ Ref: text }).optional() })).default([]),
    })
    .optional(),
  AddtlTxInf: text,
});

const entry = z.object({
  Amt: amount,
  CdtDbtInd: mark,
  Sts: z.union([z.string(), z.object({ Cd: z.string() })]).default('BOOK'),
  BookgDt: day.optional(),
  ValDt: day.optional(),
  AcctSvcrRef: text,
  NtryDtls: z.array(z.object({ TxDtls: z.array(details).default([]) })).default([]),
  AddtlNtryInf: text,
});
type Entry = z.output<typeof entry>;
type Details = z.output<typeof details>;

const balance = z.object({
  Tp: z.object({ CdOrPrtry: z.object({ Cd: z.string().default('') }) }),
  Amt: amount,
  CdtDbtInd: mark,
});

const statement = z.object({ Bal: z.array(balance).default([]), Ntry: z.array(z.unknown()).default([]) });
const document = z.object({ Document: z.object({ BkToCstmrStmt: z.object({ Stmt: z.array(statement) }) }) });

const LISTS = new Set(['Stmt', 'Bal', 'Ntry', 'NtryDtls', 'TxDtls', 'Ustrd', 'Strd']);
const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseAttributeValue: false,
  parseTagValue: false,
  removeNSPrefix: true,
  isArray: (name) => LISTS.has(name),
});

/** A statement of the bank in XML. @throws UnreadableBankFile */
export function readCamt053File(bytes: Buffer): ReadBankFile {
  const xml = bytes.toString('utf8');
  const lines = linesOfEntries(xml);
  const movements: BankMovement[] = [];
  const problems: BankFileProblem[] = [];
  let index = 0;
  for (const { Bal: balances, Ntry: entries } of statementsOf(xml)) {
    const [first, firstLine, before] = [movements.length, lines[index] ?? 0, problems.length];
    for (const raw of entries) {
      const line = lines[index++] ?? 0;
      const { success, data } = entry.safeParse(raw);
      const read = success ? movementsOf(data, line) : [wrong(line, null, 'UNREADABLE', '')];
      for (const each of read) {
        if ('bookedOn' in each) movements.push(each);
        else problems.push(each);
      }
    }
    const amounts = movements.slice(first).map((movement) => movement.amount);
    const [opening, closing] = [balanceOf(balances, ['OPBD', 'PRCD']), balanceOf(balances, ['CLBD'])];
    if (problems.length === before) problems.push(...balanceProblem(firstLine, opening, amounts, closing));
  }
  return { movements, problems };
}

function statementsOf(xml: string): z.output<typeof statement>[] {
  // A statement defines nothing, and an entity is how an XML reads other files.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml) || XMLValidator.validate(xml) !== true) throw unreadable();
  try {
    return document.parse(parser.parse(xml)).Document.BkToCstmrStmt.Stmt;
  } catch {
    throw unreadable();
  }
}

/** The parser does not say where an entry stands: for whoever opens the file, its line. */
function linesOfEntries(xml: string): number[] {
  const lines: number[] = [];
  let [line, at] = [1, 0];
  for (const { index } of xml.matchAll(/<(?:\w+:)?Ntry[\s>]/g)) {
    for (; at < index; at += 1) if (xml.charCodeAt(at) === 10) line += 1;
    lines.push(line);
  }
  return lines;
}

const wrong = (
  line: number,
  column: BankFileProblem['column'],
  code: BankFileProblem['code'],
  detail: string,
): BankFileProblem => ({
  line,
  column,
  code,
  detail,
});

/** An entry of several transfers with an amount each is as many movements. */
function movementsOf(told: Entry, line: number): (BankMovement | BankFileProblem)[] {
  if ((typeof told.Sts === 'string' ? told.Sts : told.Sts.Cd) !== 'BOOK') return [];
  if (told.Amt.Ccy !== 'MXN') return [wrong(line, null, 'CURRENCY', told.Amt.Ccy)];
  const total = readAmount(told.Amt['#text'], false);
  if (!total || total === '0.00' || total.startsWith('-'))
    return [wrong(line, 'amount', 'AMOUNT_INVALID', told.Amt['#text'].slice(0, 40))];
  const bookedOn = dayOfEntry(told);
  if (!bookedOn) return [wrong(line, 'date', 'DATE_INVALID', '')];
  const parts = told.NtryDtls.flatMap(({ TxDtls }) => TxDtls);
  const amounts = parts.map((part) => readAmount((part.Amt ?? part.AmtDtls?.TxAmt?.Amt)?.['#text'] ?? '', false));
  const isBatch =
    parts.length > 1 &&
    amounts.every((each) => each !== null) &&
    Decimal.sum(0, ...amounts.filter((each) => each !== null)).eq(total);
  const transfers = isBatch
    ? parts.map((part, index) => ({ part, amount: amounts[index] ?? total }))
    : [{ part: parts[0], amount: total }];
  const sign = told.CdtDbtInd === 'DBIT' ? '-' : '';
  return transfers.map((transfer) => ({
    line,
    bookedOn,
    amount: `${sign}${transfer.amount}`,
    ...partiesOf(told, transfer.part),
  }));
}

function dayOfEntry({ BookgDt, ValDt }: Entry): string | null {
  const told = BookgDt ?? ValDt;
  const day = told && ('Dt' in told ? told.Dt : told.DtTm).slice(0, 10);
  return day && z.iso.date().safeParse(day).success ? day : null;
}

const MISSING = /^NOT\s?PROVIDED$/i;

function partiesOf(told: Entry, part: Details | undefined): Omit<BankMovement, 'line' | 'bookedOn' | 'amount'> {
  const { Refs: refs, RltdPties: parties, RmtInf: remittance } = part ?? {};
  const concept = cleanText(
    [...(remittance?.Ustrd ?? []), part?.AddtlTxInf, told.AddtlNtryInf].filter(Boolean).join(' '),
  );
  const fromText = labelled(concept);
  const keys = [fromText.trackingKey, refs?.TxId, refs?.EndToEndId, refs?.InstrId, refs?.AcctSvcrRef, told.AcctSvcrRef];
  return {
    trackingKey: cleanKey(keys.find((key) => key && !MISSING.test(key)) ?? ''),
    reference: cleanText(
      remittance?.Strd.find(({ CdtrRefInf }) => CdtrRefInf?.Ref)?.CdtrRefInf?.Ref ?? fromText.reference,
    ),
    concept,
    senderName: cleanText(parties?.Dbtr?.Pty?.Nm || parties?.Dbtr?.Nm || fromText.senderName),
    senderClabe: accountOf(parties?.DbtrAcct) || fromText.senderClabe,
    creditedClabe: accountOf(parties?.CdtrAcct),
  };
}

const accountOf = (account: z.output<typeof accountId>): string =>
  cleanKey(account?.Id?.Othr?.Id || account?.Id?.IBAN || '');

function balanceOf(balances: z.output<typeof balance>[], codes: readonly string[]): string | null {
  const found = balances.find(({ Tp }) => codes.includes(Tp.CdOrPrtry.Cd));
  const read = found && readAmount(found.Amt['#text'], false);
  if (!found || !read) return null;
  return found.CdtDbtInd === 'DBIT' ? `-${read}` : read;
}
