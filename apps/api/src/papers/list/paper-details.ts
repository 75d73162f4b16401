import { formatDay, isZero, toCents } from '@flota/figures';
import { type ContractDocument, dayOfColumn, type Paper } from '@flota/prisma';
import { type AccountPaper, CFDI_KINDS, dayInMexico, INVOICE_TYPE_NAMES, type PaperKind } from '@flota/schemas';
import { presentInvoice, WITH_MOVEMENTS } from '../../invoices/index.js';
import type { PrismaService } from '../../platform/database/prisma.service.js';
import { monthLabel, presentStatement } from '../../statements/index.js';
import { certifiedFiguresSchema } from './certified-figures.js';
import { documentedBy } from './documented-by.js';
import type { OwnContract } from './own-contracts.js';
import { KIND_NAMES, LEASE_NAMES, LETTER_NAMES } from './paper-names.js';

/** What a row says beside what its place in the list is of. */
type Details = Pick<AccountPaper, 'name' | 'about' | 'amount' | 'ended' | 'documents'>;

const PLAIN = { about: '', amount: null, ended: null, documents: '' };

/** What each paper of a page says, by kind and id: a query for each kind of table, however many papers there are. */
export async function paperDetails(
  prisma: PrismaService,
  papers: readonly Paper[],
  contracts: ReadonlyMap<string, OwnContract>,
): Promise<Map<string, Details>> {
  const idsOf = (...kinds: PaperKind[]) => papers.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const all = await Promise.all([
    statementDetails(prisma, idsOf('statement'), contracts),
    invoiceDetails(prisma, idsOf(...CFDI_KINDS), contracts),
    letterDetails(prisma, idsOf('letter', 'certificate')),
    receiptDetails(prisma, idsOf('receipt')),
    signedDetails(prisma, idsOf('contract')),
  ]);
  const sheets = papers.flatMap(({ kind, id, contractId }): [string, Details][] => {
    if (kind !== 'cover' && kind !== 'schedule') return [];
    const names = contracts.get(contractId)?.kind === 'pure_lease' ? LEASE_NAMES : KIND_NAMES;
    return [[paperKey(kind, id), { ...PLAIN, name: names[kind] }]];
  });
  return new Map([...all.flat(), ...sheets]);
}

export const paperKey = (kind: PaperKind, id: string): string => `${kind} ${id}`;

const contractIn = (contracts: ReadonlyMap<string, OwnContract>, id: string): OwnContract => {
  const contract = contracts.get(id);
  if (!contract) throw new Error(`The contract ${id} of a paper is not the customer's`);
  return contract;
};

async function statementDetails(
  prisma: PrismaService,
  ids: string[],
  contracts: ReadonlyMap<string, OwnContract>,
): Promise<[string, Details][]> {
  const statements = await prisma.statement.findMany({ where: { id: { in: ids } } });
  return statements.map((row) => {
    const statement = presentStatement({ ...row, contract: contractIn(contracts, row.contractId) });
    const name = `Estado de cuenta de ${monthLabel(statement.month)}`;
    return [paperKey('statement', row.id), { ...PLAIN, name, amount: statementAmount(statement) }];
  });
}

/** What to pay by which day, as the statement itself says: with that, nothing is left over. */
function statementAmount({ closingDue, toPay }: ReturnType<typeof presentStatement>): AccountPaper['amount'] {
  if (toPay && toCents(toPay.total) > 0n)
    return { name: `A pagar hasta el ${formatDay(toPay.until)}`, value: toPay.total };
  return closingDue.startsWith('-')
    ? { name: 'A su favor al corte', value: closingDue.slice(1) }
    : { name: 'Por pagar al corte', value: toPay ? '0.00' : closingDue };
}

const CFDI_KIND = { income: 'invoice', credit_note: 'credit_note', payment: 'payment_complement' } as const;

async function invoiceDetails(
  prisma: PrismaService,
  ids: string[],
  contracts: ReadonlyMap<string, OwnContract>,
): Promise<[string, Details][]> {
  const invoices = await prisma.invoice.findMany({ where: { id: { in: ids } }, include: WITH_MOVEMENTS });
  return invoices.map((row) => {
    const contract = contractIn(contracts, row.contractId);
    const { type, series, folio, concept, total, cancelledAt, movements } = presentInvoice({ ...row, contract });
    return [
      paperKey(CFDI_KIND[type], row.id),
      {
        name: [INVOICE_TYPE_NAMES[type], series, folio].filter(Boolean).join(' '),
        // An invoice names its contract in every concept, and the list does so beside it.
        about: concept.replaceAll(`, contrato ${contract.number}`, ''),
        amount: type === 'payment' && isZero(total) ? null : { name: 'Total con IVA', value: total },
        ended:
          cancelledAt === null
            ? null
            : { on: dayInMexico(new Date(cancelledAt)), reason: 'Cancelada ante el SAT: ya no vale.' },
        documents: documentedBy(movements),
      },
    ];
  });
}

async function letterDetails(prisma: PrismaService, ids: string[]): Promise<[string, Details][]> {
  const letters = await prisma.contractDocument.findMany({ where: { id: { in: ids } } });
  const newest = await newestCertificates(prisma, letters);
  return letters.map((letter) => {
    const { folio, id, kind, voidedOn, voidReason, year } = letter;
    const isOld = voidedOn === null && !newest.has(id);
    return [
      paperKey(isCertificate(letter) ? 'certificate' : 'letter', id),
      {
        ...PLAIN,
        name: year ? `${LETTER_NAMES[kind]} ${year}` : LETTER_NAMES[kind],
        ...(isCertificate(letter) ? certifiedDetails(letter, isOld) : { about: `Folio ${folio}` }),
        ended: voidedOn && { on: dayOfColumn(voidedOn), reason: `Sin validez. ${voidReason}`.trim() },
      },
    ];
  });
}

const CERTIFICATES: ContractDocument['kind'][] = ['interest_certificate', 'rent_certificate'];
const isCertificate = ({ kind }: Pick<ContractDocument, 'kind'>): boolean => CERTIFICATES.includes(kind);

/** Of each contract and year the one that holds and says the most. */
async function newestCertificates(prisma: PrismaService, among: readonly ContractDocument[]): Promise<Set<string>> {
  const contractId = { in: among.filter(isCertificate).map((letter) => letter.contractId) };
  if (contractId.in.length === 0) return new Set();
  const newest = await prisma.contractDocument.findMany({
    where: { contractId, kind: { in: CERTIFICATES }, voidedOn: null },
    distinct: ['contractId', 'kind', 'year'],
    orderBy: [{ issuedAt: 'desc' }, { id: 'desc' }],
    select: { id: true },
  });
  return new Set(newest.map(({ id }) => id));
}

const certifiedSchema = certifiedFiguresSchema.pick({ total: true, until: true });

/** Of one year there may be several, each after another payment: they differ by the day they reach to, and by their sum. */
function certifiedDetails({ figures, folio }: ContractDocument, isOld: boolean): Pick<Details, 'about' | 'amount'> {
  const numbered = isOld ? `Folio ${folio}. Hay una más reciente` : `Folio ${folio}`;
  const { data: certified } = certifiedSchema.safeParse(figures);
  if (!certified) return { about: numbered, amount: null };
  return {
    about: `Hasta el ${formatDay(certified.until)}. ${numbered}`,
    amount: { name: 'Pagado, con IVA', value: certified.total },
  };
}

async function receiptDetails(prisma: PrismaService, ids: string[]): Promise<[string, Details][]> {
  const payments = await prisma.payment.findMany({ where: { id: { in: ids } } });
  return payments.map(({ id, folio, amount }) => [
    paperKey('receipt', id),
    {
      ...PLAIN,
      name: KIND_NAMES.receipt,
      about: `Folio ${folio}`,
      amount: { name: 'Pagado', value: amount.toFixed(2) },
    },
  ]);
}

async function signedDetails(prisma: PrismaService, ids: string[]): Promise<[string, Details][]> {
  const requests = await prisma.signingRequest.findMany({ where: { id: { in: ids } } });
  return requests.map(({ id, title, folio, isLegal }) => [
    paperKey('contract', id),
    {
      ...PLAIN,
      name: `${title}, firmado`,
      about: isLegal ? `Folio ${folio}` : `Folio ${folio}. Firma de prueba, sin valor legal`,
    },
  ]);
}
