import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Lead, SyntageRequest, SyntageState } from '@flota/prisma';
import type { SyntageStatus, syntageRequestSchema } from '@flota/schemas';
import type { z } from 'zod';
import { SettingsService } from '../content/index.js';
import { Audit, type Actor } from '../platform/audit/audit.js';
import { FieldEncryption } from '../platform/crypto/field-encryption.js';
import { newFolio } from '../platform/crypto/folio.js';
import { sha256 } from '../platform/crypto/keys.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { FormIntake, type Visit } from '../platform/forms/form-intake.js';
import { LeadReceiptMail } from './lead-receipt.mail.js';
import { SYNTAGE_PROVIDER, type SyntageProvider } from './syntage-provider.js';
import { sealedRfc } from './syntage-rfc.js';
import { SyntageTokens } from './syntage-tokens.js';
import { LeadArrivals } from './work/lead-arrivals.js';

type Request = SyntageRequest & { lead: Pick<Lead, 'folio'> };

const withFolio = { lead: { select: { folio: true } } };

/** A company's consent to read its SAT data, and what became of it at the provider. */
@Injectable()
export class SyntageService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly encryption: FieldEncryption,
    private readonly settings: SettingsService,
    private readonly audit: Audit,
    private readonly tokens: SyntageTokens,
    private readonly events: Events,
    private readonly arrivals: LeadArrivals,
    @Optional() @Inject(SYNTAGE_PROVIDER) private readonly provider: SyntageProvider | null = null,
  ) {}

  async request(body: z.output<typeof syntageRequestSchema>, visit: Visit): Promise<SyntageStatus> {
    if (!(await this.isOffered())) throw new ProblemException(409, 'SYNTAGE.NOT_OFFERED');
    const { name, email, phone, rfc } = body;
    const leadId = await this.intake.take(
      { ...visit, route: 'POST /api/syntage', body, mailbox: email },
      async () => newFolio('syntage'),
      async (database, folio, owe) => {
        const syntage = { tokenHash: sha256(this.tokens.of(folio)), ...sealedRfc(this.encryption, rfc) };
        const lead = await database.lead.create({
          data: { kind: 'syntage', folio, name, email, phone, consentAt: new Date(), syntage: { create: syntage } },
          select: { id: true },
        });
        await this.arrivals.place(database, lead.id);
        const about = { kind: 'lead', id: lead.id } as const;
        await owe(LeadReceiptMail, { to: email, about });
        const data = { leadId: lead.id, folio, kind: 'syntage', quoteId: null };
        await this.events.tell(database, 'lead.created', { subject: about, data });
        return lead.id;
      },
    );
    return this.present(await this.prisma.syntageRequest.findUniqueOrThrow({ where: { leadId }, include: withFolio }));
  }

  /** Whether there is somewhere to authorise: the provider is connected, or its page is in the settings. */
  async isOffered(): Promise<boolean> {
    const { syntageOnboardingUrl } = await this.settings.site();
    return syntageOnboardingUrl !== null || this.isConnected();
  }

  async byToken(token: string): Promise<SyntageStatus> {
    const where = { tokenHash: sha256(token) };
    const request = await this.prisma.syntageRequest.findUnique({ where, include: withFolio });
    if (!request) throw ProblemException.notFound();
    return this.present(request, token);
  }

  /** What the provider told staff. 404 when the lead is no Syntage request. */
  async setState(actor: Actor, leadId: string, state: SyntageState): Promise<void> {
    await this.prisma.$transaction(async (database) => {
      const request = await database.syntageRequest.findUnique({ where: { leadId }, select: { state: true } });
      if (!request) throw ProblemException.notFound();
      await database.syntageRequest.update({ where: { leadId }, data: { state } });
      const change = { before: { syntageState: request.state }, after: { syntageState: state } };
      await this.audit.write(database, actor, {
        action: 'syntage-state',
        resource: 'leads',
        recordId: leadId,
        ...change,
      });
    });
  }

  private async isConnected(): Promise<boolean> {
    return (await this.provider?.isConnected()) ?? false;
  }

  private async present(request: Request, token?: string): Promise<SyntageStatus> {
    const { state, createdAt, lead, entityId, onboardingUrl } = request;
    const { syntageOnboardingUrl } = await this.settings.site();
    const folio = lead.folio ?? '';
    const isPreparing = state === 'pending' && entityId === null && (await this.isConnected());
    return {
      folio,
      token: token ?? this.tokens.of(folio),
      state,
      onboardingUrl: onboardingUrl ?? (syntageOnboardingUrl && withExternalId(syntageOnboardingUrl, folio)),
      isPreparing,
      requestedAt: createdAt.toISOString(),
    };
  }
}

/** The provider sends the folio back with what it found. */
function withExternalId(address: string, folio: string): string {
  const url = new URL(address);
  url.searchParams.set('external_id', folio);
  return url.href;
}
