import { dateColumn } from '@flota/prisma';
import type { ReceivedTransfer } from '@flota/schemas';
import { trackingKeyOf } from '../../../../payments/index.js';
import type { Database } from '../../../../platform/database/prisma.service.js';

/** The event of the same money, posted under the same clave de rastreo by somebody else; `null` where there is none. */
export async function postedTwin(
  database: Database,
  contractId: string,
  { kind, amount, receivedOn, reference }: ReceivedTransfer,
): Promise<string | null> {
  const event = await database.contractEvent.findFirst({
    where: {
      contractId,
      type: kind,
      amount,
      valueOn: dateColumn(receivedOn),
      payment: { trackingKey: trackingKeyOf(reference) },
      reversedBy: { none: {} },
    },
    select: { id: true },
  });
  return event?.id ?? null;
}
