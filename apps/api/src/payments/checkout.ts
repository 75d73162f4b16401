import { type Payment, Prisma } from '@flota/prisma';

/** By what the provider knows a payment: its own id, or that of the group it is made in. */
export const checkoutIdOf = ({ id, groupId }: Pick<Payment, 'id' | 'groupId'>): string => groupId ?? id;

/** The payments that one page of a provider pays. */
export const ofCheckout = (id: string): Prisma.PaymentWhereInput => ({ OR: [{ id, groupId: null }, { groupId: id }] });

/** MXN. */
export const totalOf = (payments: readonly Pick<Payment, 'amount'>[]): string =>
  Prisma.Decimal.sum(0, ...payments.map(({ amount }) => amount)).toFixed(2);
