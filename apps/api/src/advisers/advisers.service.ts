import { Injectable } from '@nestjs/common';
import type { Prisma } from '@flota/prisma';
import { nationalPhoneDigits } from '@flota/schemas';
import { type Database, PrismaService } from '../platform/database/prisma.service.js';

/** What tells who may take a customer on. */
interface Whom {
  /** The one that was chosen: its own advisers serve, and nobody else's. */
  distributorSlug: string | null;
  /** INEGI code, where it is known. */
  stateId: string | null;
}

/** Quotes that are given to somebody count as their load for so many days. */
const LOAD_DAYS = 30;

/** Who takes a customer on from their quote (docs/decisions/071). */
@Injectable()
export class Advisers {
  constructor(private readonly prisma: PrismaService) {}

  /** An adviser for a new quote: by its distributor, else by the state that the telephone is of. */
  async forQuote(quote: { distributorSlug: string | null; phone: string | null }): Promise<string | null> {
    const { distributorSlug, phone } = quote;
    const stateId = distributorSlug || !phone ? null : await this.stateOf(phone);
    return this.choose(this.prisma, { distributorSlug, stateId });
  }

  /** An adviser of the lender's for whoever is of that state. */
  inState = (stateId: string): Promise<string | null> => this.choose(this.prisma, { distributorSlug: null, stateId });

  /**
   * Gives a quote whose adviser has left to the next one, once. Of two who open it at once the first decides.
   *
   * @returns whether it was given to somebody
   */
  async replaceOn(quote: {
    id: string;
    distributorSlug: string | null;
    contactPhone: string | null;
  }): Promise<boolean> {
    const adviserId = await this.forQuote({ distributorSlug: quote.distributorSlug, phone: quote.contactPhone });
    if (!adviserId) return false;
    await this.prisma.quote.updateMany({ where: { id: quote.id, adviserId: null }, data: { adviserId } });
    return true;
  }

  /**
   * Of those who serve, the one with the fewest quotes of late, and of equals who has waited longest. Whoever names the
   * state comes before who serves them all; where the state is not known anybody of the lender's will do.
   */
  private async choose(database: Database, { distributorSlug, stateId }: Whom): Promise<string | null> {
    const serving: Prisma.AdviserWhereInput = distributorSlug
      ? { distributorSlug }
      : {
          distributorSlug: null,
          ...(stateId && { OR: [{ states: { has: stateId } }, { states: { isEmpty: true } }] }),
        };
    const candidates = await database.adviser.findMany({
      where: { active: true, ...serving },
      select: { id: true, name: true, states: true },
    });
    if (candidates.length === 0) return null;
    const since = new Date(Date.now() - LOAD_DAYS * 24 * 3_600_000);
    const work = await database.quote.groupBy({
      by: ['adviserId'],
      where: { adviserId: { in: candidates.map(({ id }) => id) }, createdAt: { gte: since } },
      _count: true,
      _max: { createdAt: true },
    });
    const workOf = new Map(
      work.map(({ adviserId, _count, _max }) => [adviserId, { count: _count, last: _max.createdAt }]),
    );
    const rank = ({ id, states, name }: (typeof candidates)[number]) => ({
      id,
      name,
      elsewhere: stateId && states.includes(stateId) ? 0 : 1,
      load: workOf.get(id)?.count ?? 0,
      last: workOf.get(id)?.last?.getTime() ?? 0,
    });
    const [best] = candidates
      .map(rank)
      .sort((a, b) => a.elsewhere - b.elsewhere || a.load - b.load || a.last - b.last || a.name.localeCompare(b.name));
    return best?.id ?? null;
  }

  /** The state of a telephone's area, where that is in one state only. */
  private async stateOf(phone: string): Promise<string | null> {
    const digits = nationalPhoneDigits(phone);
    if (!digits) return null;
    const [state, another] = await this.prisma.city.findMany({
      where: { areaCode: { in: [digits.slice(0, 2), digits.slice(0, 3)] } },
      distinct: ['stateId'],
      select: { stateId: true },
      take: 2,
    });
    return state && !another ? state.stateId : null;
  }
}
