import { addMonths } from '@flota/finance';
import { dayInMexico } from '@flota/schemas';
import { dateColumn } from '@flota/records';
import type { Policy, Prisma } from '../../generated/client.js';
import { unique } from './unique.js';

type PolicyInput = Prisma.PolicyCreateManyInput;

interface PolicyOverrides extends Partial<Omit<PolicyInput, 'startsOn' | 'endsOn'>> {
  contractId: string;
  /** `YYYY-MM-DD`; by default half a year ago. */
  startsOn?: string;
  /** By default a year later. */
  endsOn?: string;
}

/** Insurance of a contract's vehicle, for a year. */
export function buildPolicy({
  startsOn = addMonths(dayInMexico(new Date()), -6),
  endsOn = addMonths(startsOn, 12),
  ...overrides
}: PolicyOverrides): PolicyInput {
  return {
    insurer: 'Aseguradora Horizonte',
    number: `HZ-${unique()}`,
    coverage: 'Cobertura amplia',
    premium: '58420.00',
    ...overrides,
    startsOn: dateColumn(startsOn),
    endsOn: dateColumn(endsOn),
  };
}

export const createPolicy = (database: Prisma.TransactionClient, overrides: PolicyOverrides): Promise<Policy> =>
  database.policy.create({ data: buildPolicy(overrides) });
