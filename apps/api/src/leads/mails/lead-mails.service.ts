import { Injectable } from '@nestjs/common';
import { formatMoney } from '@flota/figures';
import type { Prisma } from '@flota/prisma';
import type { LeadDetails, LeadMail, LeadMailSheet } from '@flota/schemas';
import { Audit } from '../../platform/audit/audit.js';
import type { CurrentStaff } from '../../platform/auth/current-user.js';
import { TextValues } from '../../platform/content/text-values.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { Idempotency } from '../../platform/idempotency/idempotency.js';
import { quotedTexts } from '../../quotes/index.js';
import { LeadMoves } from '../work/lead-moves.service.js';
import { lockedLead } from '../work/locked-lead.js';
import { MailStops } from './mail-stops.js';
import { WrittenLeadMail } from './written-lead.mail.js';

const include = {
  adviser: { select: { name: true, email: true } },
  owner: { select: { email: true } },
  quote: { include: { plan: { select: { title: true } } } },
} satisfies Prisma.LeadInclude;

type Known = Prisma.LeadGetPayload<{ include: typeof include }>;

/** Mails that staff write to leads. */
@Injectable()
export class LeadMails {
  constructor(
    private readonly prisma: PrismaService,
    private readonly stops: MailStops,
    private readonly moves: LeadMoves,
    private readonly idempotency: Idempotency,
    private readonly texts: TextValues,
    private readonly audit: Audit,
  ) {}

  /** What a template is filled with, where answers go, and whether anybody may write at all. */
  async sheet(staff: CurrentStaff, id: string): Promise<LeadMailSheet> {
    const lead = await this.prisma.lead.findUnique({ where: { id }, include });
    if (!lead) throw ProblemException.notFound();
    const lender = await this.texts.present();
    return {
      to: lead.email,
      values: { ...lender, ...(await this.interestOf(lead)), ...valuesOf(lead, staff) },
      replyTo: replyTo(lead, willTake(lead) ? staff.email : lender.correo),
      bar: await this.stops.barOf(lead),
    };
  }

  /** What they said in a form that they want; a quote of theirs says more. */
  private async interestOf({ details }: Known): Promise<{ plan?: string; vehiculo?: string }> {
    const { plan = '', vehicle = '' } = details as LeadDetails;
    const [asked, model] = await Promise.all([
      this.prisma.plan.findUnique({ where: { slug: plan }, select: { title: true } }),
      this.prisma.vehicleModel.findUnique({ where: { slug: vehicle }, select: { brand: true, name: true } }),
    ]);
    return { ...(asked && { plan: asked.title }), ...(model && { vehiculo: `${model.brand} ${model.name}` }) };
  }

  /** Once for a key. It is an answer: whose turn it was to answer has done so. 404; 409 for one that is part of another, or wants none. */
  async write(staff: CurrentStaff, id: string, mail: LeadMail, key: string | undefined): Promise<string> {
    const { correo } = await this.texts.present();
    const request = { route: `POST /api/admin/leads/${id}/mails`, key, body: mail };
    const { id: mailId } = await this.idempotency.once(request, async (database, owe) => {
      const locked = await lockedLead(database, id);
      if (await this.stops.barOf(locked, database)) throw new ProblemException(409, 'LEAD.MAIL_BARRED');
      // Before it is read: who takes it by this is who is answered.
      await this.moves.reached(database, staff, locked);
      const lead = await database.lead.findUniqueOrThrow({ where: { id }, include });
      const { template, ...said } = mail;
      const written = await database.leadMail.create({
        data: { leadId: id, templateName: template, ...said, replyTo: replyTo(lead, correo), byName: staff.name },
        select: { id: true },
      });
      await owe(WrittenLeadMail, { to: lead.email, about: { kind: 'lead_mail', id: written.id } });
      await this.audit.write(database, staff, {
        action: 'mail',
        resource: 'leads',
        recordId: id,
        after: { template },
      });
      return written.id;
    });
    return mailId;
  }
}

/** Whoever writes to it first has it. */
const willTake = ({ ownerId, stage }: Known): boolean => stage === 'new' && ownerId === null;

/** Whom the person knows answers, or whose work it is, or the lender. */
const replyTo = ({ adviser, owner }: Known, lender: string): string => adviser?.email ?? owner?.email ?? lender;

function valuesOf({ adviser, folio, name, quote }: Known, staff: CurrentStaff) {
  const number = folio ?? quote?.folio;
  return {
    cliente: name,
    atiende: staff.name.split(' ')[0],
    ...(number && { folio: number }),
    ...(adviser && { asesor: adviser.name }),
    ...(quote && {
      vehiculo: quotedTexts(quote).vehicles,
      plan: quote.plan.title,
      mensualidad: formatMoney(quote.monthlyPayment.toFixed(2)),
    }),
  };
}
