import { addDays, type BankMapping, dayInMexico } from '@flota/schemas';
import { createHash } from 'node:crypto';
import type { SeedContext } from '../context.js';
import { clabeOf } from '../factories/check-digits.js';
import { createPrivateFile } from '../factories/stored-file.factory.js';

const HEADINGS = {
  date: 'Fecha',
  concept: 'Concepto',
  reference: 'Referencia',
  trackingKey: 'Clave de rastreo',
  senderName: 'Ordenante',
  senderClabe: 'CLABE ordenante',
  creditedClabe: 'CLABE beneficiaria',
  debit: 'Cargos',
  credit: 'Abonos',
} as const satisfies Partial<BankMapping['columns']>;

const MAPPING: BankMapping = {
  separator: ',',
  encoding: 'utf-8',
  headerRow: 1,
  dateFormat: 'DD/MM/YYYY',
  decimalComma: false,
  columns: { amount: '', ...HEADINGS },
};

const MOST_CONTRACTS = 6;
const NAME = 'movimientos-de-ejemplo.csv';

/**
 * An account of the lender's and a file of its bank's that nobody has read yet: the worker imports it when it starts, as any
 * other, so that what is proposed is real. Needs the storage, and the demo's finance account, who sent it.
 */
export async function seedDemoBankFile({ database, now, storage }: SeedContext): Promise<number> {
  if (!storage || (await database.bankAccount.count()) > 0) return 0;
  const sender = await database.staffAccount.findFirst({
    where: { role: 'finance' },
    select: { id: true, name: true },
  });
  if (!sender) return 0;
  const content = Buffer.from(await fileOf(database, addDays(dayInMexico(now), -2)));
  const file = await createPrivateFile(database, { content, contentType: 'text/csv', storage });
  await database.bankAccount.create({
    data: {
      name: 'Concentradora',
      bank: 'Banco de ejemplo',
      clabe: clabeOf('07218000118271730'),
      format: 'csv',
      mapping: { ...MAPPING },
      files: {
        create: {
          sha256: createHash('sha256').update(content).digest('hex'),
          fileId: file.id,
          name: NAME,
          format: 'csv',
          mapping: { ...MAPPING },
          sentBy: sender.id,
          sentByName: sender.name,
        },
      },
    },
  });
  return 2;
}

/** Transfers that name their contract, or only hint at it, or neither; and what is no customer's. */
async function fileOf(database: SeedContext['database'], day: string): Promise<string> {
  const contracts = await database.contract.findMany({
    where: { state: 'active' },
    orderBy: { number: 'asc' },
    take: MOST_CONTRACTS,
    select: {
      clabe: true,
      paymentReference: true,
      taxProfile: { select: { legalName: true } },
      instalments: { where: { settledOn: null }, orderBy: { dueOn: 'asc' }, take: 1, select: { total: true } },
    },
  });
  const paid = contracts.map(({ clabe, paymentReference, taxProfile, instalments: [next] }, index) => ({
    concept: 'PAGO MENSUALIDAD',
    credit: next?.total.toFixed(2) ?? '10000.00',
    trackingKey: `EJEMPLO${day.replaceAll('-', '')}${String(index + 1).padStart(4, '0')}`,
    senderName: taxProfile.legalName,
    ...(index % 3 === 0 && { creditedClabe: clabe }),
    ...(index % 3 === 1 && { reference: paymentReference }),
  }));
  const others = [
    { concept: 'DEPOSITO EN EFECTIVO SUC 0412', credit: '8500.00' },
    {
      concept: 'LIQUIDACION TARJETAS',
      credit: '23874.10',
      senderName: 'PROCESADOR DE PAGOS',
      trackingKey: 'LIQ000123',
    },
    { concept: 'COMISION POR SERVICIO', debit: '348.00' },
  ];
  const columns = Object.keys(HEADINGS) as (keyof typeof HEADINGS)[];
  const lines = [...paid, ...others].map((told: Partial<Record<keyof typeof HEADINGS, string>>) => {
    const cells = { date: day.split('-').reverse().join('/'), ...told };
    return columns.map((column) => `"${cells[column] ?? ''}"`).join(',');
  });
  return [Object.values(HEADINGS).join(','), ...lines].join('\n');
}
