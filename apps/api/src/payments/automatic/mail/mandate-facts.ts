import type { Prisma } from '@flota/prisma';
import { formatMoney } from '@flota/figures';
import { contractLabel, vehicleLine } from '../../../contracts/index.js';
import type { Sender } from '../../../platform/mail/sender.js';
import { cardWords } from '../cards/card-words.js';

export const mandateInclude = {
  card: true,
  contract: { include: { customer: { select: { name: true } } } },
} satisfies Prisma.AutomaticPaymentInclude;

export type ToldMandate = Prisma.AutomaticPaymentGetPayload<{ include: typeof mandateInclude }>;

/** What every mail about an automatic payment fills in. */
export const mandateValues = ({ card, contract }: ToldMandate, sender: Pick<Sender, 'name' | 'phone'>) => ({
  card: cardWords(card),
  company: sender.name,
  contract: contractLabel(contract),
  name: contract.customer.name,
  phone: sender.phone,
  vehicle: vehicleLine(contract),
});

export const pesos = (amount: string): string => `${formatMoney(amount)} MXN`;
