import { Injectable } from '@nestjs/common';
import { dateColumn, dayOfColumn, type Prisma } from '@flota/prisma';
import {
  addDays,
  type CalculatedQuote,
  createQuoteRequestSchema,
  type QuoteTerms,
  type SavedQuote,
  todayInMexico,
} from '@flota/schemas';
import type { z } from 'zod';
import { CatalogService } from '../catalog/index.js';
import { BotDefence } from '../platform/bot-defence/bot-defence.js';
import { newFolio } from '../platform/crypto/folio.js';
import { randomToken } from '../platform/crypto/keys.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Idempotency, type Repeatable } from '../platform/idempotency/idempotency.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { presentQuote, quoteIncludes, type QuoteWithPlan } from './quote.presenter.js';
import { QuoteMail } from './quote.mail.js';
import {
  balloonOf,
  calculate,
  monthlyPaymentOf,
  presentCalculation,
  refusingFields,
  termsFor,
} from './quotes.calculation.js';

type CreateQuote = z.output<typeof createQuoteRequestSchema>;

@Injectable()
export class QuotesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly catalog: CatalogService,
    private readonly idempotency: Idempotency,
    private readonly defence: BotDefence,
  ) {}

  /** Figures for whoever is still choosing; nothing is stored. */
  async calculate(request: QuoteTerms): Promise<CalculatedQuote> {
    const { plan, vehicle, terms } = await this.termsFor(request, todayInMexico());
    return refusingFields(() => presentCalculation(plan.plan, request, vehicle, terms));
  }

  /** Stores the quote together with the mail that is owed for it, and answers it. A repeat gets the first one again. */
  async create(request: CreateQuote, idempotencyKey: string | undefined, address: string): Promise<SavedQuote> {
    const { altcha, website, ...wanted } = request;
    const repeatable: Repeatable = { route: 'POST /api/quotes', key: idempotencyKey, body: wanted };
    const earlier = await this.idempotency.earlier(repeatable);
    if (earlier) return this.byId(earlier);

    const quote = await this.prepare(wanted);
    await this.defence.check({ altcha, website }, address);
    const { id } = await this.idempotency.once(repeatable, async (database, owe) => {
      const stored = await database.quote.create({ data: quote, select: { id: true } });
      await owe(QuoteMail, { to: quote.contactEmail, about: { kind: 'quote', id: stored.id } });
      return stored.id;
    });
    return this.byId(id);
  }

  async byToken(token: string): Promise<SavedQuote> {
    return presentQuote(await this.openByToken(token));
  }

  /** The stored quote of a link. 404 when no quote has this token, 410 when it can no longer be taken up. */
  async openByToken(token: string): Promise<QuoteWithPlan> {
    const quote = await this.prisma.quote.findUnique({ where: { token }, include: quoteIncludes });
    if (!quote) throw new ProblemException(404, 'QUOTE.NOT_FOUND');
    if (dayOfColumn(quote.validUntil) < todayInMexico()) throw new ProblemException(410, 'QUOTE.EXPIRED');
    return quote;
  }

  private async byId(id: string): Promise<SavedQuote> {
    return presentQuote(await this.prisma.quote.findUniqueOrThrow({ where: { id }, include: quoteIncludes }));
  }

  private async termsFor(request: QuoteTerms, onDate: string) {
    const [plan, vehicle] = await Promise.all([
      this.catalog.planInForce(request.plan),
      this.catalog.vehicle(request.vehicle),
    ]);
    return { plan, vehicle, terms: termsFor(request, plan, vehicle, onDate) };
  }

  private async prepare({ contact, distributor, ...request }: Omit<CreateQuote, 'altcha' | 'website'>) {
    const calculatedOn = todayInMexico();
    const { plan, vehicle, terms } = await this.termsFor(request, calculatedOn);
    const { figures, methodVersion } = refusingFields(() => calculate(terms));
    return {
      folio: newFolio('quote'),
      token: randomToken(),
      planSlug: plan.plan.slug,
      planVersionId: plan.versionId,
      personType: request.personType,
      vehicle: { ...vehicle },
      priceWithVat: vehicle.price,
      downPaymentPercent: request.downPaymentPercent,
      termMonths: request.termMonths,
      units: request.units,
      balloonPercent: balloonOf(terms) ?? null,
      annualRatePercent: terms.annualRatePercent,
      monthlyPayment: monthlyPaymentOf(figures),
      terms: { ...terms },
      figures,
      methodVersion,
      contactName: contact.name,
      contactEmail: contact.email,
      contactPhone: contact.phone,
      distributorSlug: await this.knownDistributor(distributor),
      consentAt: new Date(),
      calculatedOn: dateColumn(calculatedOn),
      validUntil: dateColumn(addDays(calculatedOn, plan.rules.quoteValidityDays)),
    } satisfies Prisma.QuoteUncheckedCreateInput;
  }

  private async knownDistributor(slug: string | undefined): Promise<string | null> {
    if (slug === undefined) return null;
    const known = await this.prisma.distributor.findFirst({ where: { slug, active: true }, select: { slug: true } });
    return known?.slug ?? null;
  }

  /** The mail that a member of staff wants sent again: a new one, unless the first has not left yet. */
  async oweEmailAgain(database: Database, owe: Owe, quoteId: string): Promise<string> {
    const about = { aboutKind: 'quote', aboutId: quoteId };
    // Locked, so that of two who ask at the same moment the second finds the first one's mail waiting.
    const [quote] = await database.$queryRaw<{ contactEmail: string }[]>`
      SELECT contact_email AS "contactEmail" FROM quote WHERE id = ${quoteId}::uuid FOR UPDATE`;
    if (!quote) throw ProblemException.notFound();
    const waiting = await database.outboundEmail.findFirst({
      where: { ...about, state: { in: ['pending', 'sending'] } },
    });
    if (waiting) throw new ProblemException(409, 'RESOURCE.CONFLICT', { detail: 'The mail has not left yet.' });
    await database.outboundEmail.updateMany({ where: about, data: { superseded: true } });
    return owe(QuoteMail, { to: quote.contactEmail, about: { kind: 'quote', id: quoteId } });
  }
}
