import { dayOfColumn } from '@flota/prisma';
import { formatLongDay } from '@flota/figures';
import { signingMails } from '@flota/texts/mails/signing';
import type { PrismaService } from '../../platform/database/prisma.service.js';

/** What every mail about a request says. */
export async function signingFacts(prisma: PrismaService, id: string) {
  const { contract, deadline, signers, ...request } = await prisma.signingRequest.findUniqueOrThrow({
    where: { id },
    include: {
      contract: { select: { number: true, customer: { select: { name: true } } } },
      signers: { where: { role: 'customer' } },
    },
  });
  return {
    folio: request.folio,
    title: request.title,
    note: request.note,
    state: request.state,
    reason: request.reason,
    isLegal: request.isLegal,
    name: contract.customer.name,
    contractNumber: contract.number,
    deadline: formatLongDay(dayOfColumn(deadline)),
    /** Whether the provider wrote to the customer itself where to sign. */
    isByMail: signers.every(({ page }) => page === null),
  };
}

export type SigningFacts = Awaited<ReturnType<typeof signingFacts>>;

/** Where it counts for nothing, every mail says so. */
export const worthless = ({ isLegal }: Pick<SigningFacts, 'isLegal'>): string[] =>
  isLegal ? [] : [signingMails.trial];

/** What the texts of a mail may be filled in with. */
export const signingValues = (sender: { name: string }, facts: SigningFacts) => ({
  company: sender.name,
  document: facts.title,
  contract: facts.contractNumber,
  deadline: facts.deadline,
  note: facts.note,
  reason: facts.reason,
});
