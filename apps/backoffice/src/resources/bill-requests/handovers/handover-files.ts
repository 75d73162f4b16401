import { type AdminBillHandover, BILL_HANDOVER_FILE_NAMES } from '@flota/schemas';

/** What a handover left to read, its receipt first. */
export function handoverFiles(requestId: string, { id, files, receipt, voidedAt }: AdminBillHandover) {
  const path = `/api/admin/bill-requests/${requestId}/handovers/${id}/files`;
  const gone = voidedAt === null ? '' : ', retirado';
  return [
    ...(receipt
      ? [{ path: `${path}/receipt`, label: `Acuse de entrega${gone}`, name: `Acuse ${receipt.folio}.pdf` }]
      : []),
    ...files.map(({ purpose, name }) => ({
      path: `${path}/${purpose}`,
      label: `${BILL_HANDOVER_FILE_NAMES[purpose]}${gone}`,
      name,
    })),
  ];
}
