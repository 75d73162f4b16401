import { Injectable } from '@nestjs/common';
import type { Lead, OutboundEmail, SyntageRequest } from '@flota/prisma';
import type { LeadDetails } from '@flota/schemas';
import { SettingsService } from '../content/index.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { senderOf } from '../platform/mail/letter.js';
import { type ComposedMail, EmailComposer } from '../platform/outbox/email-composer.js';
import { leadReceiptEmail } from './lead-emails.js';
import { type ReceivedForm, renderLeadReceipt } from './lead-receipt.template.js';
import { maskedRfc } from './syntage-rfc.js';
import { SyntageService } from './syntage.service.js';

@Injectable()
export class LeadReceiptComposer extends EmailComposer {
  readonly email = leadReceiptEmail;

  constructor(
    prisma: PrismaService,
    private readonly settings: SettingsService,
    private readonly syntage: SyntageService,
    private readonly encryption: FieldEncryption,
  ) {
    super(prisma);
  }

  override async compose({ id, leadId }: OutboundEmail): Promise<ComposedMail> {
    if (!leadId) throw new Error(`The mail ${id} names no lead`);
    const lead = await this.prisma.lead.findUniqueOrThrow({ where: { id: leadId }, include: { syntage: true } });
    return renderLeadReceipt(senderOf(await this.settings.site()), await this.formOf(lead));
  }

  private async formOf(lead: Lead & { syntage: SyntageRequest | null }): Promise<ReceivedForm> {
    const { name, phone, preferredTime, syntage } = lead;
    const folio = lead.folio ?? '';
    const details = lead.details as LeadDetails;
    if (syntage) {
      const followUrl = this.syntage.followUrl(folio);
      return { kind: 'syntage', folio, name, maskedRfc: maskedRfc(this.encryption, syntage), followUrl };
    }
    if (lead.kind === 'contact') return { kind: 'contact', folio, name, subject: details.subject };
    return { kind: 'prospect', folio, name, phone, preferredTime, interest: await this.interestOf(details) };
  }

  private async interestOf({ plan, vehicle }: LeadDetails): Promise<string | null> {
    const [plans, vehicles] = await Promise.all([
      this.prisma.plan.findMany({ where: { slug: plan ?? '' } }),
      this.prisma.vehicleModel.findMany({ where: { slug: vehicle ?? '' } }),
    ]);
    const names = [...plans.map(({ title }) => title), ...vehicles.map(({ brand, name }) => `${brand} ${name}`)];
    return names.join(' para ') || null;
  }
}
