import type { BillRequest, Prisma } from '../../generated/client.js';
import { createStoredFile } from './stored-file.factory.js';
import { unique } from './unique.js';

export type BillRequestInput = Prisma.BillRequestUncheckedCreateInput;
type Needed = Pick<BillRequestInput, 'contractId' | 'rfc'>;

/** A request that has just come in, without files. `rfc` is encrypted by whoever has the keys. */
export function buildBillRequest(overrides: Partial<BillRequestInput> & Needed): BillRequestInput {
  const createdAt = overrides.createdAt ?? new Date();
  return {
    folio: `T-${unique().slice(0, 5)}-${unique().slice(0, 5)}`.toUpperCase(),
    name: 'Ramiro Ochoa Beltrán',
    street: 'Calle Encino 41',
    neighborhood: 'Arboledas',
    city: 'León',
    zipcode: '37480',
    stateName: 'Guanajuato',
    createdAt,
    events: { create: { state: 'received', at: createdAt } },
    ...overrides,
  };
}

/** With both of its files, whose bytes are nowhere. */
export async function createBillRequest(
  database: Prisma.TransactionClient,
  overrides: Partial<BillRequestInput> & Needed,
): Promise<BillRequest> {
  const file = () => createStoredFile(database, { visibility: 'private', contentType: 'application/pdf' });
  const [docs, sat] = [await file(), await file()];
  const files = {
    create: [
      { purpose: 'docs', fileId: docs.id, name: 'INE.pdf' },
      { purpose: 'sat', fileId: sat.id, name: 'Constancia.pdf' },
    ],
  };
  return database.billRequest.create({ data: buildBillRequest({ files, ...overrides }) });
}
