import { Injectable } from '@nestjs/common';
import { quotedPrice } from '@flota/figures';
import { dateColumn, dayOfColumn, type Prisma, type Quote } from '@flota/prisma';
import {
  addDays,
  type CalculatedQuote,
  createQuoteRequestSchema,
  MESSAGE_CHANNELS,
  type MessageChannel,
  MESSAGING_AGREEMENTS,
  type QuoteChannel,
  type QuotedVehicle,
  type QuoteTerms,
  type SavedQuote,
  todayInMexico,
} from '@flota/schemas';
import type { z } from 'zod';
import { Advisers } from '../advisers/index.js';
import { CatalogService } from '../catalog/index.js';
import { SettingsService } from '../content/index.js';
import { newFolio } from '../platform/crypto/folio.js';
import { randomToken } from '../platform/crypto/keys.js';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';
import { ProblemException } from '../platform/errors/problem.exception.js';
import { Events } from '../platform/events/events.js';
import { keptMarketing } from '../platform/forms/marketing-consent.js';
import { FormIntake, type OweVisitor, type Visit } from '../platform/forms/form-intake.js';
import { AskedTexts } from '../platform/messaging/asked-texts.js';
import type { Owe } from '../platform/outbox/outbox.js';
import { presentQuote, quoteIncludes, type QuoteWithPlan } from './quote.presenter.js';
import { QuoteMail } from './quote.mail.js';
import { QuoteText } from './quote.text.js';
import {
  balloonOf,
  calculateRequest,
  monthlyPaymentOf,
  presentCalculation,
  vehicleField,
} from './quotes.calculation.js';
import { askedAgain } from './saved/asked-again.js';
import { StoredQuotes } from './stored-quotes.js';

/** A kind of vehicle as other systems are told of it: by what the catalogue calls it. */
const toldVehicle = ({ vehicle, units }: { vehicle: QuotedVehicle; units: number }) => ({
  model: vehicle.model,
  version: vehicle.version,
  units,
  equipment: (vehicle.equipment ?? []).map(({ item }) => item),
});

type CreateQuote = z.output<typeof createQuoteRequestSchema>;
type PreparedQuote = Awaited<ReturnType<QuotesService['prepare']>>;

@Injectable()
export class QuotesService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly catalog: CatalogService,
    private readonly stored: StoredQuotes,
    private readonly intake: FormIntake,
    private readonly events: Events,
    private readonly texts: AskedTexts,
    private readonly settings: SettingsService,
    private readonly advisers: Advisers,
  ) {}

  /** Figures for whoever is still choosing; nothing is stored. */
  async calculate(request: QuoteTerms): Promise<CalculatedQuote> {
    const { plan, quoted } = await this.calculation(request, todayInMexico());
    return presentCalculation(plan.plan, request, quoted);
  }

  /** Stores the quote together with the mail that is owed for it, and answers it. A repeat gets the first one again. */
  async create(body: CreateQuote, visit: Visit): Promise<SavedQuote> {
    const id = await this.intake.take(
      { ...visit, route: 'POST /api/quotes', body, mailbox: body.contact.email },
      () => this.prepare(body),
      async (database, quote, owe) => {
        const quoteId = await this.store(database, owe, quote);
        if (quote.contactPhone !== null) {
          await this.texts.owe(database, QuoteText, {
            to: quote.contactPhone,
            about: { kind: 'quote', id: quoteId },
            quoteId,
            channels: MESSAGE_CHANNELS.filter((channel) => body[channel]),
            words: MESSAGING_AGREEMENTS.quote,
          });
        }
        return quoteId;
      },
    );
    return this.presentById(id);
  }

  /**
   * The same again by the rules, prices and rates of today, for the same person, who agreed to it with the first. A repeat gets
   * the first one again. 422 on what is not offered any more.
   */
  async renew(quote: Quote, { key }: Visit): Promise<SavedQuote> {
    const asked = askedAgain(quote);
    const id = await this.intake.takeSignedIn(
      { key, route: 'POST /api/saved-quotes/renew', body: { quote: quote.id } },
      async () => ({ ...(await this.prepare(asked)), consentAt: quote.consentAt }),
      (database, prepared, owe) => this.store(database, owe, prepared),
    );
    return this.presentById(id);
  }

  private async presentById(id: string): Promise<SavedQuote> {
    return presentQuote(await this.prisma.quote.findUniqueOrThrow({ where: { id }, include: quoteIncludes }));
  }

  /** Writes a quote down with the mail that is owed for it. */
  private async store(database: Database, owe: Owe | OweVisitor, quote: PreparedQuote): Promise<string> {
    const { id: quoteId } = await database.quote.create({ data: quote, select: { id: true } });
    await owe(QuoteMail, { to: quote.contactEmail, about: { kind: 'quote', id: quoteId } });
    const { folio, planSlug, priceWithVat, units, lines } = quote;
    const kinds = lines ?? [quote];
    await this.events.tell(database, 'quote.requested', {
      subject: { kind: 'quote', id: quoteId },
      data: { quoteId, folio, planSlug, units, priceWithVat, vehicles: kinds.map(toldVehicle) },
    });
    return quoteId;
  }

  async byToken(token: string): Promise<SavedQuote> {
    return presentQuote(await this.openByToken(token));
  }

  /** The stored quote of a link. 404 when no quote has this token, 410 when it can no longer be taken up. */
  async openByToken(token: string): Promise<QuoteWithPlan> {
    const quote = await this.stored.find({ token });
    if (!quote) throw new ProblemException(404, 'QUOTE.NOT_FOUND');
    if (dayOfColumn(quote.validUntil) < todayInMexico()) throw new ProblemException(410, 'QUOTE.EXPIRED');
    return quote;
  }

  private async calculation(request: QuoteTerms, onDate: string) {
    const wishes = [request.vehicle, ...(request.others ?? []).map(({ vehicle }) => vehicle)];
    const [plan, ...vehicles] = await Promise.all([
      this.catalog.planInForce(request.plan),
      ...wishes.map((wish, index) => this.catalog.vehicle(wish, vehicleField(index))),
    ]);
    return { plan, quoted: calculateRequest(request, plan, vehicles, onDate) };
  }

  private async prepare({ channel, contact, distributor, marketing, ...request }: CreateQuote) {
    const calculatedOn = todayInMexico();
    await this.requirePhone(contact, request);
    const { plan, quoted } = await this.calculation(request, calculatedOn);
    const { vehicle, units, lines, tradeIn, calculation } = quoted;
    const { terms, figures, schedule, methodVersion } = calculation;
    const distributorSlug = await this.knownDistributor(distributor);
    return {
      folio: newFolio('quote'),
      token: randomToken(),
      planSlug: plan.plan.slug,
      planVersionId: plan.versionId,
      personType: request.personType,
      vehicle: { ...vehicle },
      lines: lines?.map((line) => ({ ...line })),
      tradeIn: tradeIn && { ...tradeIn },
      priceWithVat: quotedPrice(quoted),
      downPaymentPercent: request.downPaymentPercent,
      termMonths: request.termMonths,
      units,
      balloonPercent: balloonOf(calculation) ?? null,
      borderRegion: request.borderRegion,
      withoutInsurance: request.insurance === false,
      annualRatePercent: terms.annualRatePercent,
      monthlyPayment: monthlyPaymentOf(calculation),
      terms,
      figures,
      schedule,
      methodVersion,
      contactName: contact.name,
      contactEmail: contact.email,
      contactPhone: contact.phone ?? null,
      distributorSlug,
      channel: await this.channelOf(channel, distributorSlug),
      adviserId: await this.advisers.forQuote({ distributorSlug, phone: contact.phone ?? null }),
      consentAt: new Date(),
      marketing: keptMarketing(marketing),
      calculatedOn: dateColumn(calculatedOn),
      validUntil: dateColumn(addDays(calculatedOn, plan.rules.quoteValidityDays)),
    } satisfies Prisma.QuoteUncheckedCreateInput;
  }

  /** 422 where the lender asks for one, or the visitor wants word on it. */
  private async requirePhone({ phone }: CreateQuote['contact'], asked: Pick<CreateQuote, MessageChannel>) {
    if (phone !== undefined) return;
    const { phoneRequired } = await this.settings.site();
    const isNeeded = phoneRequired || MESSAGE_CHANNELS.some((channel) => asked[channel]);
    if (isNeeded) throw ProblemException.invalid([{ field: 'contact.phone', code: 'PHONE.REQUIRED' }]);
  }

  /** A distributor's own site only while staff let it show the calculator: what says so otherwise was made up. */
  private async channelOf(channel: CreateQuote['channel'], slug: string | null): Promise<QuoteChannel> {
    if (channel !== 'embed' || slug === null) return 'site';
    return (await this.prisma.distributor.count({ where: { slug, embedded: true } })) > 0 ? 'embed' : 'site';
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
