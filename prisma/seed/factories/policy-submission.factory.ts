import { dayInMexico } from '@flota/schemas';
import { addMonths } from '@flota/finance';
import { dateColumn } from '@flota/records';
import type { PolicySubmission, PolicySubmissionState, Prisma } from '../../generated/client.js';
import { createPrivateFile } from './stored-file.factory.js';
import { unique } from './unique.js';

interface Overrides extends Partial<
  Omit<Prisma.PolicySubmissionUncheckedCreateInput, 'startsOn' | 'endsOn' | 'events' | 'createdAt'>
> {
  contractId: string;
  /** `YYYY-MM-DD`; by default today. */
  startsOn?: string;
  /** By default a year later. */
  endsOn?: string;
  /** When each of its steps was taken, the first being that it came in. */
  steps?: { state: PolicySubmissionState; at: Date }[];
}

/** A policy that was sent in and waits. Its document is no real PDF. */
export async function createPolicySubmission(
  database: Prisma.TransactionClient,
  { contractId, fileId, startsOn = dayInMexico(new Date()), endsOn, steps, ...overrides }: Overrides,
): Promise<PolicySubmission> {
  const content = Buffer.from(`%PDF-1.7\n% ${unique()}\nstartxref\n9\n%%EOF\n`);
  const file = fileId ?? (await createPrivateFile(database, { content, contentType: 'application/pdf' })).id;
  const taken = steps ?? [{ state: overrides.state ?? 'received', at: new Date() }];
  return database.policySubmission.create({
    data: {
      contractId,
      folio: `Z-${unique()}`,
      insurer: 'Aseguradora Horizonte',
      number: `HZ-${unique()}`,
      coverage: 'Cobertura amplia',
      premium: '58420.00',
      sumInsured: '1250000.00',
      lenderFirst: true,
      fileName: 'poliza.pdf',
      ...overrides,
      fileId: file,
      startsOn: dateColumn(startsOn),
      endsOn: dateColumn(endsOn ?? addMonths(startsOn, 12)),
      createdAt: taken[0]?.at,
      events: { create: taken },
    },
  });
}
