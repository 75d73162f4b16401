import type { Prisma } from '@flota/prisma';
import type { SigningEventKind } from '@flota/schemas';
import type { Database } from '../../platform/database/prisma.service.js';

interface Happened {
  /** A signer or a member of staff, by name. */
  by?: string;
  detail?: string;
}

/** Writes down what happened to a request, in the transaction of it. */
export async function noteEvent(
  database: Database,
  requestId: string,
  kind: SigningEventKind,
  { by = undefined, detail = '' }: Happened = {},
): Promise<void> {
  const data: Prisma.SigningEventUncheckedCreateInput = { requestId, kind, detail };
  await database.signingEvent.create({ data: by === undefined ? data : { ...data, by } });
}

/** The request, held until the transaction ends: of two changes at once the second finds what the first made of it. */
export async function heldRequest(database: Database, id: string) {
  await database.$queryRaw`select 1 from signing_request where id = ${id}::uuid for update`;
  return database.signingRequest.findUnique({
    where: { id },
    include: {
      signers: { orderBy: { position: 'asc' } },
      contract: { select: { number: true, customer: { select: { id: true, email: true, name: true } } } },
    },
  });
}

export type HeldRequest = NonNullable<Awaited<ReturnType<typeof heldRequest>>>;
