import { Injectable } from '@nestjs/common';
import type { SigningErrand, SigningSigner } from '@flota/prisma';
import { SettingsService } from '../../content/index.js';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database } from '../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import type { Lease } from '../../platform/queue/leased-rows.js';
import { SigningNoticeMail } from '../mails/signing-notice.mail.js';
import type { DocumentStanding, OpenSigningProvider, SignerStanding } from '../provider/signing-provider.js';
import { type HeldRequest, heldRequest, noteEvent } from '../requests/request-history.js';
import { CompleteRequest } from './complete-request.js';

/** Closed there, and nobody said why. */
const CLOSED = 'El proveedor cerró el documento antes de que todos firmaran.';

/** Asks the provider how a document stands, and writes down what is new. */
@Injectable()
export class FollowRequest {
  constructor(
    private readonly outbox: Outbox,
    private readonly encryption: FieldEncryption,
    private readonly settings: SettingsService,
    private readonly completing: CompleteRequest,
  ) {}

  async follow(
    provider: OpenSigningProvider,
    id: string,
    reference: string,
    lease: Lease<SigningErrand>,
  ): Promise<Partial<SigningErrand> | null> {
    const standing = await provider.standingOf(reference);
    const { email: mailbox } = await this.settings.site();
    const isSigned = await this.outbox.commit((database, owe) => this.note(database, owe, { id, mailbox, standing }));
    return isSigned ? this.completing.complete(provider, id, reference, lease) : {};
  }

  /** Whether all have signed, and nothing keeps it from being complete. */
  private async note(database: Database, owe: Owe, { id, mailbox, standing }: Noted): Promise<boolean> {
    const request = await heldRequest(database, id);
    if (!request || !WANTED.has(request.state)) return false;
    const noticed = () => owe(SigningNoticeMail, { to: mailbox, about: { kind: 'signing_request', id } });
    const signers = await Promise.all(request.signers.map((signer) => this.noteSigner(database, signer, standing)));
    const declined = signers.find(({ state }) => state === 'declined');
    const isDone = signers.every(({ state }) => state === 'signed');
    if (declined || (standing.state === 'closed' && !isDone)) {
      const reason = declined ? declined.reason : CLOSED;
      await database.signingRequest.update({ where: { id }, data: { state: 'declined', reason } });
      await noteEvent(database, id, 'declined', { ...(declined && { by: declined.name }), detail: reason });
      await database.signingErrand.create({ data: { requestId: id } });
      await noticed();
      return false;
    }
    // So it stays until its papers are made, also where nobody is left to sign.
    const isBegun = signers.some(({ state }) => state === 'signed');
    if (isBegun) await database.signingRequest.update({ where: { id }, data: { state: 'partly_signed' } });
    if (!isDone) return false;
    if (!request.isAccepted && signers.some(({ matches }) => matches === false)) {
      await database.signingRequest.update({ where: { id }, data: { state: 'review' } });
      await noticed();
      return false;
    }
    return true;
  }

  /** The signer as they are now. What was noted before stays as it was. */
  private async noteSigner(
    database: Database,
    signer: HeldRequest['signers'][number],
    { signers }: DocumentStanding,
  ): Promise<SigningSigner> {
    const told = signers.find(({ reference }) => reference === signer.reference);
    if (!told || told.state === 'waiting' || signer.state === 'signed' || signer.state === 'declined') return signer;
    const changed = await database.signingSigner.update({ where: { id: signer.id }, data: this.toldOf(signer, told) });
    if (told.state !== 'signed') return changed;
    const detail = [changed.method, changed.certificateNumber].filter(Boolean).join(', ');
    await noteEvent(database, signer.requestId, 'signed', { by: signer.name, detail });
    if (changed.matches === false) await noteEvent(database, signer.requestId, 'mismatch', { by: signer.name });
    return changed;
  }

  private toldOf(signer: SigningSigner, { identity, reason, signedAt, state }: SignerStanding) {
    if (state !== 'signed') return { state: 'declined' as const, reason };
    return {
      state: 'signed' as const,
      signedAt: signedAt ?? new Date(),
      verifiedName: identity?.name ?? '',
      verifiedRfc: identity && this.encryption.encrypt(identity.rfc, 'signing.rfc'),
      method: identity?.method ?? '',
      certificateNumber: identity?.certificateNumber ?? '',
      // Who is not known to be the one that was asked, is not.
      matches: identity?.rfc === this.encryption.decrypt(signer.rfc, 'signing.rfc'),
    };
  }
}

interface Noted {
  id: string;
  mailbox: string;
  standing: DocumentStanding;
}

const WANTED: ReadonlySet<string> = new Set(['sent', 'seen', 'partly_signed']);
