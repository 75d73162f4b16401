import { Injectable } from '@nestjs/common';
import type { SigningErrand } from '@flota/prisma';
import type { ConstanciaFault } from '@flota/schemas';
import { sha256 } from '../../platform/crypto/keys.js';
import { Outbox } from '../../platform/outbox/outbox.js';
import type { Lease } from '../../platform/queue/leased-rows.js';
import { Files } from '../../platform/storage/files.js';
import { SigningCompletedMail } from '../mails/signing-completed.mail.js';
import { type OpenSigningProvider, SigningProviderError } from '../provider/signing-provider.js';
import { heldRequest, noteEvent } from '../requests/request-history.js';

/** RFC 3161. */
export const CONSTANCIA_TYPE = 'application/timestamp-reply';

const NOT_BELIEVED: Record<ConstanciaFault, string> = {
  unreadable: 'La constancia que llegó no se puede leer.',
  'other-document': 'La constancia que llegó es de otro documento.',
  untrusted:
    'La constancia no la firmó nadie en quien se confíe: revise el certificado del prestador en Integraciones.',
  'out-of-date': 'El certificado con que se firmó la constancia no estaba vigente.',
  'wrong-signature': 'La firma de la constancia no es correcta.',
};

/** Fetches the signed copy and its constancia, believes nothing of it before it is verified, and ends the request. */
@Injectable()
export class CompleteRequest {
  constructor(
    private readonly outbox: Outbox,
    private readonly files: Files,
  ) {}

  async complete(
    provider: OpenSigningProvider,
    id: string,
    reference: string,
    lease: Lease<SigningErrand>,
  ): Promise<null> {
    const signed = await provider.signedCopy(reference);
    const hash = sha256(signed);
    const constancia = await provider.constancia(hash, id);
    const anchors = await provider.anchors();
    // Loaded when it is needed: most processes never are.
    const { verifyConstancia } = await import('../constancia/verify-constancia.js');
    const { content, fault } = await verifyConstancia({ constancia, document: signed, anchors });
    if (fault || !content) throw new SigningProviderError(false, NOT_BELIEVED[fault ?? 'unreadable']);
    const signedBytes = await this.files.store(signed, 'application/pdf', 'private');
    const constanciaBytes = await this.files.store(constancia, CONSTANCIA_TYPE, 'private');
    await this.outbox.commit(async (database, owe) => {
      const request = await heldRequest(database, id);
      if (!request || !(await lease.end(database, {}))) throw new Error('Another worker has it');
      // Staff, or its last day, were faster.
      if (!['sent', 'seen', 'partly_signed'].includes(request.state)) return;
      const { id: signedFileId } = await this.files.record(database, signedBytes);
      const { id: fileId } = await this.files.record(database, constanciaBytes);
      const { issuedAt, issuer, serial } = content;
      await database.signingConstancia.create({
        data: { requestId: id, fileId, sha256: hash, serial, issuer, issuedAt, anchors },
      });
      await database.signingRequest.update({
        where: { id },
        data: { state: 'completed', signedFileId, completedAt: new Date() },
      });
      await noteEvent(database, id, 'completed', { detail: issuer });
      const { email } = request.contract.customer;
      await owe(SigningCompletedMail, { to: email, about: { kind: 'signing_request', id } });
    });
    return null;
  }
}
