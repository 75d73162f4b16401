import { Injectable } from '@nestjs/common';
import type { SigningErrand } from '@flota/prisma';
import { buffer } from 'node:stream/consumers';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { type Database, PrismaService } from '../../platform/database/prisma.service.js';
import { Outbox, type Owe } from '../../platform/outbox/outbox.js';
import type { Lease } from '../../platform/queue/leased-rows.js';
import { Files } from '../../platform/storage/files.js';
import { RepresentativeInvitationMail } from '../mails/representative-invitation.mail.js';
import { SigningInvitationMail } from '../mails/signing-invitation.mail.js';
import { type OpenSigningProvider, type SentDocument, SigningProviderError } from '../provider/signing-provider.js';
import { SigningProviders } from '../provider/signing-providers.js';
import { heldRequest, noteEvent } from '../requests/request-history.js';

/** Gives a document to the provider, and tells those who are to sign it. */
@Injectable()
export class SendRequest {
  constructor(
    private readonly prisma: PrismaService,
    private readonly outbox: Outbox,
    private readonly encryption: FieldEncryption,
    private readonly files: Files,
    private readonly providers: SigningProviders,
  ) {}

  async send(id: string, lease: Lease<SigningErrand>): Promise<null> {
    const provider = await this.providers.open();
    if (!provider)
      throw new SigningProviderError(true, 'No hay un proveedor de firma conectado: conéctelo en Integraciones.');
    const request = await this.prisma.signingRequest.findUniqueOrThrow({
      where: { id },
      include: { documentFile: true, signers: { orderBy: { position: 'asc' } } },
    });
    const content = await this.files.open(request.documentFile);
    if (!content) throw new SigningProviderError(true, 'El documento no está en el almacén de archivos.');
    const sent = await provider.send({
      id,
      title: request.title,
      sha256: request.documentSha256,
      pdf: await buffer(content),
      signers: request.signers.map(({ id: signerId, name, email, rfc }) => ({
        id: signerId,
        name,
        email,
        rfc: this.encryption.decrypt(rfc, 'signing.rfc'),
      })),
    });
    await this.outbox.commit((database, owe) => this.store(database, owe, { id, provider, sent, lease }));
    return null;
  }

  private async store(database: Database, owe: Owe, { id, provider, sent, lease }: Sent): Promise<void> {
    const request = await heldRequest(database, id);
    if (!request || !(await lease.end(database, {}))) throw new Error('Another worker has it');
    const isWanted = request.state === 'preparing';
    await database.signingRequest.update({
      where: { id },
      data: {
        provider: provider.name,
        reference: sent.reference,
        isLegal: provider.isLegal,
        ...(isWanted && { state: 'sent', sentAt: new Date() }),
      },
    });
    // Staff thought better of it while it was on its way: the next errand takes it back.
    if (!isWanted) return void (await database.signingErrand.create({ data: { requestId: id } }));
    await noteEvent(database, id, 'sent', { detail: provider.title });
    for (const signer of request.signers) {
      const place = sent.signers[signer.id];
      if (!place) throw new SigningProviderError(true, 'El proveedor no conoce a todos los firmantes.');
      const page = place.page && this.encryption.encrypt(place.page, 'signing_signer.page');
      await database.signingSigner.update({ where: { id: signer.id }, data: { reference: place.reference, page } });
      if (signer.role === 'customer')
        await owe(SigningInvitationMail, { to: signer.email, about: { kind: 'signing_request', id } });
      else if (page)
        await owe(RepresentativeInvitationMail, { to: signer.email, about: { kind: 'signing_signer', id: signer.id } });
    }
  }
}

interface Sent {
  id: string;
  provider: OpenSigningProvider;
  sent: SentDocument;
  lease: Lease<SigningErrand>;
}
