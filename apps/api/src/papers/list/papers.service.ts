import { Injectable } from '@nestjs/common';
import { dayOfColumn, type Paper, type Prisma } from '@flota/prisma';
import {
  type AccountPaper,
  CFDI_KINDS,
  type PaperChoice,
  type PapersPage,
  PAPERS_MOST,
  PAPERS_PER_PAGE,
  type papersPageQuerySchema,
} from '@flota/schemas';
import type { z } from 'zod';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { contractLabel } from '../../contracts/index.js';
import { filteredContracts, type OwnContract, ownContracts } from './own-contracts.js';
import { paperDetails, paperKey } from './paper-details.js';
import { ahead, behind, cursorOf, NEWEST_FIRST, OLDEST_FIRST, papersWhere } from './papers-where.js';

type PageQuery = z.output<typeof papersPageQuerySchema>;
type Sent = NonNullable<AccountPaper['sent']>;

/** Papers that were chosen, the oldest first, and the contracts they are of. */
export interface ChosenPapers {
  papers: Paper[];
  contracts: Map<string, OwnContract>;
}

/** Every paper of a customer's contracts. Somebody else's do not exist. */
@Injectable()
export class PapersService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly encryption: FieldEncryption,
  ) {}

  /** The newest first, a page at a time, by where the page before ended. */
  async page(customerId: string, query: PageQuery): Promise<PapersPage> {
    const own = await ownContracts(this.prisma, this.encryption, customerId);
    const within = papersWhere(filteredContracts(own, query), query);
    const [{ papers, next, previous }, counted, months] = await Promise.all([
      this.read({ ...within, kind: query.kind }, query),
      this.prisma.paper.groupBy({ by: ['kind'], where: within, _count: { _all: true } }),
      this.prisma.paper.aggregate({ where: papersWhere(own, {}), _min: { day: true }, _max: { day: true } }),
    ]);
    const counts = Object.fromEntries(counted.map(({ kind, _count }) => [kind, _count._all]));
    const { day: first } = months._min;
    const { day: last } = months._max;
    return {
      papers: await this.present(papers, own),
      total: query.kind ? (counts[query.kind] ?? 0) : Object.values(counts).reduce((sum, count) => sum + count, 0),
      counts,
      next,
      previous,
      companies: [...new Map(own.map(({ company }) => [company.id, company])).values()],
      contracts: own.map((contract) => ({
        id: contract.id,
        label: contractLabel(contract),
        number: contract.number,
        companyId: contract.company.id,
      })),
      months: first && last && { first: dayOfColumn(first).slice(0, 7), last: dayOfColumn(last).slice(0, 7) },
    };
  }

  /** 404 when one of them is not theirs, 422 when there are none or too many. */
  async chosen(customerId: string, choice: PaperChoice, most = PAPERS_MOST): Promise<ChosenPapers> {
    const own = await ownContracts(this.prisma, this.encryption, customerId);
    const papers = await this.find(own, choice, most);
    if (papers.length === 0) throw new ProblemException(422, 'PAPERS.NONE');
    if (papers.length > most) throw new ProblemException(422, 'PAPERS.TOO_MANY', { figures: { most: String(most) } });
    return { papers, contracts: byId(own) };
  }

  /** Those of them that are there still, for what is made of them later. */
  async again(customerId: string, keys: readonly Pick<Paper, 'kind' | 'id'>[]): Promise<ChosenPapers> {
    const own = await ownContracts(this.prisma, this.encryption, customerId);
    return { papers: await this.named(own, keys), contracts: byId(own) };
  }

  /** 404 unless it is theirs. */
  async one(customerId: string, key: Pick<Paper, 'kind' | 'id'>): Promise<Paper> {
    const paper = await this.prisma.paper.findFirst({ where: key });
    const isOwn =
      paper &&
      (await this.prisma.contract.findFirst({ where: { id: paper.contractId, customerId }, select: { id: true } }));
    if (!isOwn) throw ProblemException.notFound();
    return paper;
  }

  private async find(own: readonly OwnContract[], choice: PaperChoice, most: number): Promise<Paper[]> {
    if ('filter' in choice) {
      return this.prisma.paper.findMany({
        where: { ...papersWhere(filteredContracts(own, choice.filter), choice.filter), kind: choice.filter.kind },
        orderBy: OLDEST_FIRST,
        take: most + 1,
      });
    }
    const papers = await this.named(own, choice.papers);
    if (papers.length < new Set(choice.papers.map(({ kind, id }) => paperKey(kind, id))).size) {
      throw ProblemException.notFound();
    }
    return papers;
  }

  private async named(own: readonly OwnContract[], keys: readonly Pick<Paper, 'kind' | 'id'>[]): Promise<Paper[]> {
    const wanted = new Set(keys.map(({ kind, id }) => paperKey(kind, id)));
    const papers = await this.prisma.paper.findMany({
      where: { ...papersWhere(own, {}), id: { in: keys.map(({ id }) => id) } },
      orderBy: OLDEST_FIRST,
    });
    return papers.filter(({ kind, id }) => wanted.has(paperKey(kind, id)));
  }

  /** One more than a page has tells whether there is another. */
  private async read(where: Prisma.PaperWhereInput, { after, before }: Pick<PageQuery, 'after' | 'before'>) {
    const take = PAPERS_PER_PAGE + 1;
    const isBackwards = before !== undefined && after === undefined;
    const place = isBackwards ? ahead(before) : after ? behind(after) : {};
    const found = await this.prisma.paper.findMany({
      where: { AND: [where, place] },
      orderBy: isBackwards ? OLDEST_FIRST : NEWEST_FIRST,
      take,
    });
    const hasMore = found.length === take;
    const papers = found.slice(0, PAPERS_PER_PAGE);
    if (isBackwards) papers.reverse();
    const [first, last] = [papers.at(0), papers.at(-1)];
    return {
      papers,
      next: last && (isBackwards || hasMore) ? cursorOf(last) : null,
      previous: first && (isBackwards ? hasMore : after !== undefined) ? cursorOf(first) : null,
    };
  }

  private async present(papers: readonly Paper[], own: readonly OwnContract[]): Promise<AccountPaper[]> {
    const [details, sent] = await Promise.all([
      paperDetails(this.prisma, papers, byId(own)),
      this.sent(papers.map(({ id }) => id)),
    ]);
    return papers.flatMap((paper) => {
      const { kind, id, contractId, day } = paper;
      const said = details.get(paperKey(kind, id));
      // Gone between the two readings.
      if (!said) return [];
      const formats: AccountPaper['formats'] = CFDI_KINDS.includes(kind) ? ['pdf', 'xml'] : ['pdf'];
      return [
        { id, kind, contractId, day: dayOfColumn(day), ...said, formats, sent: sent.get(paperKey(kind, id)) ?? null },
      ];
    });
  }

  /** When each last went to an accountant. */
  private async sent(ids: readonly string[]): Promise<Map<string, Sent>> {
    const rows = await this.prisma.paperArchivePaper.findMany({
      where: { paperId: { in: [...ids] }, archive: { state: 'done', accountantId: { not: null } } },
      select: {
        kind: true,
        paperId: true,
        archive: { select: { doneAt: true, accountant: { select: { email: true } } } },
      },
      orderBy: { archive: { doneAt: 'asc' } },
    });
    return new Map(
      rows.flatMap(({ kind, paperId, archive: { doneAt, accountant } }): [string, Sent][] =>
        doneAt && accountant ? [[paperKey(kind, paperId), { to: accountant.email, at: doneAt.toISOString() }]] : [],
      ),
    );
  }
}

const byId = (contracts: readonly OwnContract[]) => new Map(contracts.map((contract) => [contract.id, contract]));
