import type { FieldCode, FieldError } from '@flota/schemas';
import type { Audit } from '../../platform/audit/audit.js';
import { leanedOn } from '../../platform/database/leaned-on.js';
import type { ImportHand } from '../../platform/imports/import-kind.js';
import { takeBackUntouched } from '../../platform/imports/taking-back.js';
import type { Files } from '../../platform/storage/files.js';
import { lockInvoicesOf } from '../matching/invoice-matching.service.js';

type Hand = ImportHand & { audit: Audit; files: Files };

/**
 * Takes invoices of a pile back, with their XML: those that their customer never had, that SAT still knows as they are, and that nobody put beside a
 * movement. What the rules had matched is matched anew without them.
 */
export async function takeInvoicesBack(hand: Hand, ids: readonly string[]): Promise<Map<string, FieldError>> {
  const { database, files } = hand;
  const invoices = await database.invoice.findMany({
    where: { id: { in: [...ids] } },
    select: { contractId: true, xmlFile: true },
  });
  const contractIds = [...new Set(invoices.map(({ contractId }) => contractId))].sort();
  for (const contractId of contractIds) await lockInvoicesOf(database, contractId);
  const kept = await worked(hand, ids);
  const own = ['invoice_movement', 'invoice_taking'];
  const records = { resource: 'invoices', table: 'invoice', column: 'id', own } as const;
  const free = ids.filter((id) => !kept.has(id));
  const used = await takeBackUntouched(hand, records, free, async (gone) => {
    await database.invoice.deleteMany({ where: { id: { in: gone } } });
    await database.invoiceMatching.deleteMany({ where: { contractId: { in: contractIds } } });
  });
  const xmls = invoices.map(({ xmlFile }) => xmlFile);
  const named = await leanedOn(
    database,
    { table: 'stored_file', column: 'id' },
    xmls.map(({ id }) => id),
  );
  for (const xml of xmls) if (!named.has(xml.id)) await files.letGo(database, xml);
  return new Map([...kept, ...used]);
}

/** What happened to them that no foreign key tells. */
async function worked({ database, importId }: Hand, ids: readonly string[]): Promise<Map<string, FieldError>> {
  const invoices = await database.invoice.findMany({
    where: { id: { in: [...ids] } },
    include: { movements: true, taking: true },
  });
  const later = await database.$queryRaw<{ uuid: string }[]>`
    select distinct named.uuid from invoice cross join lateral jsonb_array_elements_text(invoice.facts -> 'related') as named (uuid)
    where invoice.contract_id = any(${invoices.map(({ contractId }) => contractId)}::uuid[])
      and invoice.id::text not in (select record_id from staff_import_row where import_id = ${importId}::uuid and record_id is not null)`;
  const named = new Set(later.map(({ uuid }) => uuid.toLowerCase()));
  const kept = new Map<string, FieldError>();
  for (const { id, uuid, cancelledAt, movements, taking } of invoices) {
    const isByHand = movements.some(({ linkedById, removedById }) => linkedById !== null || removedById !== null);
    const why = firstOf({
      'INVOICE.CANCELLED': cancelledAt !== null,
      'INVOICE.TAKEN': taking !== null,
      'INVOICE.MATCHED': isByHand,
      'INVOICE.PAID_SINCE': named.has(uuid.toLowerCase()),
    });
    if (why) kept.set(id, { field: '', code: why });
  }
  return kept;
}

const firstOf = (reasons: Partial<Record<FieldCode, boolean>>): FieldCode | undefined =>
  (Object.keys(reasons) as FieldCode[]).find((code) => reasons[code]);
