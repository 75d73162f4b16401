import { Injectable } from '@nestjs/common';
import { dayOfColumn } from '@flota/prisma';
import {
  type ApiContract,
  type ApiContractDetail,
  type apiContractsQuerySchema,
  type ApiPage,
  todayInMexico,
} from '@flota/schemas';
import { Decimal } from 'decimal.js';
import type { z } from 'zod';
import { ContractStandings, type OwnStanding, presentInstalment, presentSummary } from '../../../contracts/index.js';
import type { CurrentIntegrator } from '../../../platform/auth/current-user.js';
import { ProblemException } from '../../../platform/errors/problem.exception.js';
import { ExternalIds } from './external-ids.js';
import { ReadTrace } from './read-trace.js';
import { changedSince, cut, pageArgs } from './record-page.js';

/** Contracts as of today, by the one engine that knows (decision 036). */
@Injectable()
export class ContractRecords {
  constructor(
    private readonly standings: ContractStandings,
    private readonly externalIds: ExternalIds,
    private readonly trace: ReadTrace,
  ) {}

  async list(
    client: CurrentIntegrator,
    query: z.output<typeof apiContractsQuerySchema>,
  ): Promise<ApiPage<ApiContract>> {
    const { customerId, number, state } = query;
    const { where, ...page } = pageArgs(query);
    const today = todayInMexico();
    const named = { id: await this.externalIds.named(client, 'contract', query.externalId) };
    const asked = { customerId, number, state, updatedAt: changedSince(query) };
    const found = await this.standings.at(today, { ...page, where: { AND: [where, named, asked] } });
    const { shown, next } = cut(
      found.map((standing) => ({ id: standing.contract.id, standing })),
      query,
    );
    const nameOf = await this.externalIds.of(
      client,
      'contract',
      shown.map(({ id }) => id),
    );
    await this.noteHolders(client, shown.length);
    return { data: shown.map(({ id, standing }) => present(client, standing, today, nameOf(id))), next };
  }

  async show(client: CurrentIntegrator, id: string): Promise<ApiContractDetail> {
    const today = todayInMexico();
    const [standing] = await this.standings.at(today, { where: { id } });
    if (!standing) throw ProblemException.notFound();
    await this.noteHolders(client, 1);
    const nameOf = await this.externalIds.of(client, 'contract', [id]);
    return {
      ...present(client, standing, today, nameOf(id)),
      instalments: standing.position.instalments.map((line) => presentInstalment(standing.contract, line, today)),
    };
  }

  private async noteHolders(client: CurrentIntegrator, contracts: number): Promise<void> {
    if (seesHolders(client)) await this.trace.note(client, contracts);
  }
}

const seesHolders = ({ scopes }: CurrentIntegrator): boolean => scopes.includes('customers:read');

function present(
  client: CurrentIntegrator,
  standing: OwnStanding,
  today: string,
  externalId: string | null,
): ApiContract {
  const { contract } = standing;
  const {
    holder,
    dueNow,
    daysLate,
    outstandingCapital,
    unapplied,
    paidInstalments,
    totalInstalments,
    nextInstalment,
    ...told
  } = presentSummary(standing);
  return {
    id: contract.id,
    externalId,
    number: contract.number,
    customerId: contract.customerId,
    holder: seesHolders(client) ? holder : null,
    kind: contract.kind,
    state: told.state,
    vehicle: told.vehicle,
    vin: contract.vin,
    termMonths: contract.termMonths,
    annualRatePercent: contract.annualRatePercent.toString(),
    principal: told.principal,
    signedOn: told.signedOn,
    firstDueOn: dayOfColumn(contract.firstDueOn),
    paidOffOn: told.paidOffOn,
    clabe: contract.clabe,
    paymentReference: contract.paymentReference,
    figures: {
      on: today,
      dueNow,
      overdue: overdueOf(standing),
      daysLate,
      outstandingCapital,
      unapplied,
      paidInstalments,
      totalInstalments,
      nextInstalment,
    },
    createdAt: contract.createdAt.toISOString(),
    updatedAt: contract.updatedAt.toISOString(),
  };
}

/** What is owed on lines that are late, less what was received for nothing yet. */
function overdueOf({ position: { instalments, credit } }: OwnStanding): string {
  const late = instalments.filter(({ daysLate }) => daysLate > 0).map(({ owedTotal }) => owedTotal);
  return Decimal.max(Decimal.sum(0, ...late).minus(credit), 0).toFixed(2);
}
