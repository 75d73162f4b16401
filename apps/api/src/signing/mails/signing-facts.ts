import { dayOfColumn } from '@flota/prisma';
import { formatLongDay } from '@flota/figures';
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
  isLegal ? [] : ['Es una prueba: lo que se firme no tiene valor legal.'];
