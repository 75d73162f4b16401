import { Injectable } from '@nestjs/common';
import type { Contract } from '@flota/prisma';
import { type ContractDetail, type ContractSummary, type InstalmentExplanation, todayInMexico } from '@flota/schemas';
import { SettingsService } from '../../content/index.js';
import { PrismaService } from '../../platform/database/prisma.service.js';
import { ProblemException } from '../../platform/errors/problem.exception.js';
import { presentDetail } from './contract-detail.presenter.js';
import { ContractStandings, type OwnStanding } from './contract-standings.js';
import { presentSummary } from './contract.presenter.js';
import { explainInstalment } from './instalment-explanation.js';

/** What customers see of their contracts. Somebody else's does not exist. */
@Injectable()
export class ContractsService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly standings: ContractStandings,
    private readonly settings: SettingsService,
  ) {}

  /** 404 unless it is theirs. */
  async own(customerId: string, id: string): Promise<Contract> {
    const contract = await this.prisma.contract.findUnique({ where: { id, customerId } });
    if (!contract) throw ProblemException.notFound();
    return contract;
  }

  async list(customerId: string): Promise<ContractSummary[]> {
    return (await this.standings.of(customerId, todayInMexico())).map(presentSummary);
  }

  async detail(customerId: string, id: string): Promise<ContractDetail> {
    const today = todayInMexico();
    const standing = await this.standing(customerId, id, today);
    const movements = await this.prisma.movement.findMany({
      where: { contractId: id },
      orderBy: { sequence: 'asc' },
      select: { postedOn: true, capitalBalance: true },
    });
    const { legalName: bankBeneficiary } = await this.settings.site();
    return presentDetail(standing, { today, movements, bankBeneficiary });
  }

  async rename(customerId: string, id: string, nickname: string | null): Promise<ContractDetail> {
    const { count } = await this.prisma.contract.updateMany({ where: { id, customerId }, data: { nickname } });
    if (count === 0) throw ProblemException.notFound();
    return this.detail(customerId, id);
  }

  async explain(customerId: string, id: string, number: number): Promise<InstalmentExplanation> {
    const today = todayInMexico();
    const { contract, position } = await this.standing(customerId, id, today);
    const line = position.instalments.find((instalment) => instalment.number === number);
    if (!line) throw ProblemException.notFound();
    const allocations = await this.prisma.allocation.findMany({
      where: { instalmentNumber: number, movement: { contractId: id, reverses: null, takenBackBy: null } },
      include: { movement: { select: { valueOn: true, reference: true, kind: true } } },
      orderBy: { movement: { sequence: 'asc' } },
    });
    return explainInstalment(contract, line, allocations, today);
  }

  private async standing(customerId: string, id: string, today: string): Promise<OwnStanding> {
    const [standing] = await this.standings.of(customerId, today, id);
    if (!standing) throw ProblemException.notFound();
    return standing;
  }
}
