import { Injectable } from '@nestjs/common';
import type { Book } from '@flota/finance';
import type { Prisma } from '@flota/prisma';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { eachHolderOnce } from '../contract-holder.js';
import { Ledgers } from '../ledger/ledgers.js';
import type { StandingContract } from './contract.presenter.js';
import { KeptStandings } from './kept-standings.js';

const include = {
  taxProfile: true,
  distributor: { select: { slug: true, name: true } },
} satisfies Prisma.ContractInclude;

export type ContractWithHolder = Prisma.ContractGetPayload<{ include: typeof include }>;
export type OwnStanding = StandingContract & { contract: ContractWithHolder; book: Book };

/** Contracts with where they stand on a day. */
@Injectable()
export class ContractStandings {
  private readonly kept = new KeptStandings();

  constructor(
    private readonly prisma: PrismaService,
    private readonly ledgers: Ledgers,
    private readonly encryption: FieldEncryption,
  ) {}

  /** A customer's: those being paid first, then the newest; with `id`, only that one. */
  of(customerId: string, today: string, id?: string): Promise<OwnStanding[]> {
    const orderBy = [{ state: 'asc' }, { signedOn: 'desc' }, { id: 'desc' }] as const;
    return this.at(today, { where: { customerId, id }, orderBy: [...orderBy] });
  }

  /** Anybody's, for who may see them all. */
  async at(
    today: string,
    found: Pick<Prisma.ContractFindManyArgs, 'where' | 'orderBy' | 'take'>,
  ): Promise<OwnStanding[]> {
    const contracts = await this.prisma.contract.findMany({ ...found, include });
    const books = await this.ledgers.readAll(contracts);
    const holderOf = eachHolderOnce(this.encryption);
    return contracts.flatMap((contract) => {
      const book = books.get(contract.id);
      if (!book) return [];
      const holder = holderOf(contract.taxProfile);
      return [{ book, contract, holder, position: this.kept.standingOn(contract.id, book, today) }];
    });
  }
}
