import { dayOfColumn, type Prisma } from '@flota/prisma';
import type {
  AccountSigning,
  AdminSigner,
  AdminSigning,
  AdminSigningRow,
  SigningEventKind,
  SigningFile,
} from '@flota/schemas';
import { SIGNING_WANTED } from '@flota/schemas';
import { contractLabel } from '../../contracts/index.js';
import type { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { ifReadable } from '../../platform/crypto/if-readable.js';
import { masked } from '../../platform/text/masked.js';

const SIGNERS = { orderBy: { position: 'asc' } } as const;

export const ROW = {
  signers: SIGNERS,
  contract: {
    select: { number: true, nickname: true, customer: { select: { id: true, name: true, email: true } } },
  },
} satisfies Prisma.SigningRequestInclude;

export const WHOLE = {
  ...ROW,
  constancia: true,
  maker: { select: { name: true } },
  events: { orderBy: [{ at: 'asc' }, { id: 'asc' }] },
  errands: { where: { state: { not: 'done' } }, orderBy: { createdAt: 'desc' }, take: 1 },
} satisfies Prisma.SigningRequestInclude;

export type SigningRow = Prisma.SigningRequestGetPayload<{ include: typeof ROW }>;
export type WholeSigning = Prisma.SigningRequestGetPayload<{ include: typeof WHOLE }>;
type Signer = SigningRow['signers'][number];

/** What there is to read of it. */
export const filesOf = ({ signedFileId, state }: Pick<SigningRow, 'signedFileId' | 'state'>): SigningFile[] =>
  signedFileId && state === 'completed' ? ['document', 'signed', 'constancia'] : ['document'];

export const presentRow = (request: SigningRow): AdminSigningRow => ({
  id: request.id,
  folio: request.folio,
  title: request.title,
  state: request.state,
  contractId: request.contractId,
  contractNumber: request.contract.number,
  customer: request.contract.customer,
  deadline: dayOfColumn(request.deadline),
  signed: request.signers.filter(({ state }) => state === 'signed').length,
  signers: request.signers.length,
  warns: request.signers.some(({ matches }) => matches === false),
  createdAt: request.createdAt.toISOString(),
  updatedAt: request.updatedAt.toISOString(),
});

/** @param titleOf a provider's name as people know it */
export function presentWhole(
  encryption: FieldEncryption,
  titleOf: (provider: string | null) => string,
  request: WholeSigning,
): AdminSigning {
  const { constancia, errands, events, maker, note, reason } = request;
  const [errand] = errands;
  return {
    ...presentRow(request),
    note,
    reason,
    provider: titleOf(request.provider),
    isLegal: request.isLegal,
    maker: maker.name,
    signers: request.signers.map((signer) => presentSigner(encryption, signer)),
    files: filesOf(request),
    sha256: request.documentSha256,
    constancia: constancia && {
      issuedAt: constancia.issuedAt.toISOString(),
      issuer: constancia.issuer,
      serial: constancia.serial,
      sha256: constancia.sha256,
    },
    events: events.map(({ at, by, detail, id, kind }) => ({
      id,
      kind: kind as SigningEventKind,
      at: at.toISOString(),
      by,
      detail,
    })),
    trouble: errand?.lastError ? { text: errand.lastError, givenUp: errand.state === 'failed' } : null,
  };
}

function presentSigner(encryption: FieldEncryption, signer: Signer): AdminSigner {
  const { certificateNumber, email, id, matches, method, name, reason, role, state, verifiedName, verifiedRfc } =
    signer;
  const shown = (sealed: string) => ifReadable(() => masked(encryption.decrypt(sealed, 'signing.rfc')));
  return {
    id,
    name,
    email,
    rfc: shown(signer.rfc),
    role,
    state,
    signedAt: signer.signedAt?.toISOString() ?? null,
    identity:
      matches === null
        ? null
        : {
            name: verifiedName ?? '',
            rfc: verifiedRfc ? shown(verifiedRfc) : '',
            method: method ?? '',
            certificateNumber: certificateNumber ?? '',
            matches,
          },
    reason,
  };
}

export function presentOwn(
  titleOf: (provider: string | null) => string,
  request: SigningRow & { constancia: { issuedAt: Date } | null },
): AccountSigning {
  const { contract, signers, ...columns } = request;
  const own = signers.find(({ role }) => role === 'customer');
  const isWanted = SIGNING_WANTED.some((state) => state === request.state);
  const way =
    isWanted && own && (own.state === 'waiting' || own.state === 'seen') ? (own.page ? 'page' : 'mail') : null;
  return {
    id: columns.id,
    folio: columns.folio,
    contractId: columns.contractId,
    contractLabel: contractLabel(contract),
    title: columns.title,
    note: columns.note,
    state: columns.state,
    deadline: dayOfColumn(columns.deadline),
    sentAt: columns.sentAt?.toISOString() ?? null,
    completedAt: columns.completedAt?.toISOString() ?? null,
    reason: columns.reason,
    isLegal: columns.isLegal,
    provider: titleOf(columns.provider),
    signers: signers.map(({ name, role, signedAt, state }) => ({
      name,
      role,
      state,
      signedAt: signedAt?.toISOString() ?? null,
    })),
    way,
    files: filesOf(request),
    constanciaIssuedAt: request.constancia?.issuedAt.toISOString() ?? null,
  };
}
