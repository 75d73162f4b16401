import type { Prisma } from '@flota/prisma';
import {
  type AdminDeskRequest,
  type AdminDeskRequestRow,
  type DeskAction,
  type DeskPreview,
  storedDeskActionSchema,
} from '@flota/schemas';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { ifReadable } from '../../platform/crypto/if-readable.js';
import { masked } from '../../platform/text/masked.js';

const person = { select: { id: true, name: true, email: true } } as const;

/** What a request is shown with. */
export const WHOLE_REQUEST = {
  contract: { select: { number: true, customer: { select: { id: true, name: true, email: true } } } },
  maker: person,
  checker: person,
} satisfies Prisma.DeskRequestInclude;

export type WholeRequest = Prisma.DeskRequestGetPayload<{ include: typeof WHOLE_REQUEST }>;

/** What was asked, as it was asked: a refund with its CLABE. */
export function actionOf(
  encryption: FieldEncryption,
  { clabe, payload }: Pick<WholeRequest, 'payload' | 'clabe'>,
): DeskAction {
  const action = storedDeskActionSchema.parse(payload);
  if (action.kind !== 'refund') return action;
  return { ...action, clabe: encryption.decrypt(clabe ?? '', 'desk_request.clabe') };
}

export const presentRow = (request: WholeRequest): AdminDeskRequestRow => ({
  id: request.id,
  folio: request.folio,
  kind: request.kind,
  state: request.state,
  contractId: request.contractId,
  contractNumber: request.contract.number,
  customer: request.contract.customer,
  amount: request.amount.toFixed(2),
  reason: request.reason,
  maker: request.maker,
  checker: request.checker,
  createdAt: request.createdAt.toISOString(),
  decidedAt: request.decidedAt?.toISOString() ?? null,
});

export function presentRequest(encryption: FieldEncryption, request: WholeRequest): AdminDeskRequest {
  const { clabe, done, foreseen, limit, note, payload } = request;
  return {
    ...presentRow(request),
    limit: limit.toFixed(2),
    action: storedDeskActionSchema.parse(payload),
    clabe: clabe && maskedClabe(encryption, clabe),
    // Written by this feature, as it presents them.
    foreseen: foreseen as unknown as DeskPreview,
    done: done as unknown as DeskPreview | null,
    note,
  };
}

export const maskedClabe = (encryption: FieldEncryption, sealed: string): string | null =>
  ifReadable(() => masked(encryption.decrypt(sealed, 'desk_request.clabe')));
