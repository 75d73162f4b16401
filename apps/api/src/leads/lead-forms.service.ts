import { Injectable } from '@nestjs/common';
import type { Lead } from '@flota/prisma';
import {
  type ContactRequest,
  type FieldError,
  fieldCode,
  type LeadDetails,
  type LeadSource,
  type MarketingConsent,
  type ProspectRequest,
} from '@flota/schemas';
import { Advisers } from '../advisers/index.js';
import { SettingsService } from '../content/index.js';
import { published } from '../platform/content/publication.js';
import { newFolio } from '../platform/crypto/folio.js';
import { PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { keptMarketing } from '../platform/forms/marketing-consent.js';
import { FormIntake, type Visit } from '../platform/forms/form-intake.js';
import { LeadNoticeMail } from './lead-notice.mail.js';
import { LeadReceiptMail } from './lead-receipt.mail.js';
import { LeadArrivals } from './work/lead-arrivals.js';

/** What the two forms have in common, and what only one of them does. */
type NewLead = Pick<Lead, 'kind' | 'name' | 'email' | 'phone' | 'message'> &
  Partial<Pick<Lead, 'preferredTime' | 'campaignSlug' | 'adviserId'>> & {
    folio: string;
    details: LeadDetails;
    source: LeadSource;
    marketing: MarketingConsent | undefined;
  };

/** Forms that make a lead: contact, and wanting an offer. */
@Injectable()
export class LeadFormsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly intake: FormIntake,
    private readonly settings: SettingsService,
    private readonly events: Events,
    private readonly advisers: Advisers,
    private readonly arrivals: LeadArrivals,
  ) {}

  contact(body: ContactRequest, visit: Visit): Promise<{ folio: string }> {
    const { name, email, phone, message, subject, source, marketing } = body;
    const details: LeadDetails = { subject };
    return this.take({ ...visit, route: 'POST /api/contact', body }, async () => {
      const folio = newFolio('contact');
      if (phone === undefined && (await this.settings.site()).phoneRequired) {
        throw ProblemException.invalid([{ field: 'phone', code: 'PHONE.REQUIRED' }]);
      }
      return { kind: 'contact', folio, name, email, phone: phone ?? null, message, details, source, marketing };
    });
  }

  /** 422 on `stateId`, `plan`, `vehicle` and `campaign` when there is none, or the campaign is not on now. */
  prospect(body: ProspectRequest, visit: Visit): Promise<{ folio: string }> {
    const { name, email, phone, preferredTime, message, source, campaign, marketing } = body;
    const { personType, stateId, plan, vehicle } = body;
    const details: LeadDetails = { personType, stateId, ...(plan && { plan }), ...(vehicle && { vehicle }) };
    return this.take({ ...visit, route: 'POST /api/prospects', body }, async () => {
      await this.refuseUnknown(body);
      const lead = {
        folio: newFolio('prospect'),
        name,
        email,
        phone,
        preferredTime,
        message,
        details,
        source,
        marketing,
      };
      const adviserId = await this.advisers.inState(stateId);
      return { kind: 'prospect', ...lead, adviserId, campaignSlug: campaign ?? null };
    });
  }

  private async take(
    form: Visit & { route: string; body: ContactRequest | ProspectRequest },
    prepare: () => Promise<NewLead>,
  ) {
    const id = await this.intake.take(
      { ...form, mailbox: form.body.email },
      async () => ({ lead: await prepare(), mailbox: (await this.settings.site()).email }),
      async (database, { lead, mailbox }, owe) => {
        const { id: leadId } = await database.lead.create({
          data: {
            ...lead,
            details: { ...lead.details },
            consentAt: new Date(),
            marketing: keptMarketing(lead.marketing),
          },
          select: { id: true },
        });
        await this.arrivals.place(database, leadId);
        const about = { kind: 'lead', id: leadId } as const;
        await owe(LeadReceiptMail, { to: lead.email, about });
        await owe(LeadNoticeMail, { to: mailbox, about });
        const { folio, kind } = lead;
        await this.events.tell(database, 'lead.created', {
          subject: about,
          data: { leadId, folio, kind, quoteId: null },
        });
        return leadId;
      },
    );
    const { folio } = await this.prisma.lead.findUniqueOrThrow({ where: { id }, select: { folio: true } });
    return { folio: folio ?? '' };
  }

  private async refuseUnknown({ stateId, plan, vehicle, campaign }: ProspectRequest): Promise<void> {
    const [states, plans, vehicles, campaigns] = await Promise.all([
      this.prisma.state.count({ where: { id: stateId } }),
      plan === undefined || this.prisma.plan.count({ where: { slug: plan } }),
      vehicle === undefined || this.prisma.vehicleModel.count({ where: { slug: vehicle } }),
      campaign === undefined || this.prisma.campaign.count({ where: { slug: campaign, ...published() } }),
    ]);
    const refused: FieldError[] = [
      ...(states ? [] : [{ field: 'stateId', code: fieldCode('STATE.INVALID') }]),
      ...(plans ? [] : [{ field: 'plan', code: fieldCode('PLAN.UNKNOWN') }]),
      ...(vehicles ? [] : [{ field: 'vehicle', code: fieldCode('VEHICLE.UNKNOWN') }]),
      ...(campaigns ? [] : [{ field: 'campaign', code: fieldCode('CAMPAIGN.UNKNOWN') }]),
    ];
    if (refused.length > 0) throw ProblemException.invalid(refused);
  }
}
