import { toCents } from '@flota/figures';
import type { ContractDetail, ContractSummary, CreditUse, PrepaymentEffect } from '@flota/schemas';

/** What can be done with credit: three uses that are done at once, and asking for it back. */
export type CreditChoice = CreditUse['use'] | 'refund';

/** Sends a request under its key, so that it counts once; meanwhile the dialog stays. */
export type SendCredit = <Request, Answer>(
  deliver: (contractId: string, request: Request, key: string) => Promise<Answer>,
  request: Request,
) => Promise<Answer>;

interface Option {
  value: CreditChoice;
  label: string;
  description: string;
}

/** Others of the same holder that are still being paid. */
export const receiversOf = (contract: Pick<ContractDetail, 'id' | 'holder'>, all: readonly ContractSummary[]) =>
  all.filter(({ holder, id, state }) => state === 'active' && id !== contract.id && holder.rfc === contract.holder.rfc);

/** What makes sense for this contract. */
export function creditOptions(
  { effects, payoffToday, state }: Pick<ContractDetail, 'effects' | 'payoffToday' | 'state'>,
  receivers: readonly ContractSummary[],
): Option[] {
  const active = state === 'active';
  const settles = active && payoffToday !== null && toCents(payoffToday) === 0n;
  const options: (Option | false)[] = [
    settles && {
      value: 'payoff',
      label: 'Liquidar el contrato',
      description: 'Su saldo alcanza para pagar todo lo que falta. El vehículo queda a su nombre.',
    },
    active &&
      !settles &&
      effects.length > 0 && {
        value: 'capital',
        label: 'Abonarlo a capital',
        description: 'Baja su deuda desde hoy y ahorra intereses.',
      },
    receivers.length > 0 && {
      value: 'transfer',
      label: 'Pasarlo a otro contrato',
      description: 'A uno que esté a nombre del mismo titular. Paga lo que ahí venza.',
    },
    {
      value: 'refund',
      label: 'Pedir que me lo devuelvan',
      description: 'A una cuenta a nombre del titular. Lo revisa una persona y le responde en Mensajes.',
    },
  ];
  return options.filter((option) => option !== false);
}

export interface Wish {
  amount: string | null;
  effect: PrepaymentEffect;
  toContractId: string | null;
}

/** What is asked of the API; `null` while something is missing. */
export function useOf(choice: CreditChoice, { amount, effect, toContractId }: Wish): CreditUse | null {
  if (choice === 'payoff') return { use: 'payoff' };
  if (amount === null || choice === 'refund') return null;
  if (choice === 'capital') return { use: 'capital', amount, effect };
  return toContractId === null ? null : { use: 'transfer', amount, toContractId };
}
