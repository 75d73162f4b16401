import type { PrepaymentEffect, PrepaymentSimulation } from '@flota/schemas';
import { simulatePrepayment } from '../../api/account/contracts.js';
import { refusedCode } from '../../lib/refused-code.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useSettled } from '../../lib/use-settled.js';
import { useToday } from '../account/index.js';

export interface PrepaymentEffects {
  /** What each would change, in the contract's order; `null` until it is known. */
  simulations: readonly PrepaymentSimulation[] | null;
  working: boolean;
  /** Code of what the API refused about the amount. */
  refused: string | null;
}

/**
 * What money to capital would change, by each effect that the contract knows, side by side. An effect that can't be had for
 * so much becomes another one, which is shown once.
 *
 * @param amount to capital, MXN; `null` while it is none
 */
export function usePrepaymentEffects(
  contractId: string,
  amount: string | null,
  effects: readonly PrepaymentEffect[],
): PrepaymentEffects {
  const wanted = useSettled(amount);
  const today = useToday();
  const asked = useOnDemand(wanted && `${today} ${contractId} ${wanted} ${effects.join()}`, async (signal) => {
    const all = effects.map((effect) => simulatePrepayment(contractId, { amount: wanted ?? '0', effect }, signal));
    return onceEach(await Promise.all(all));
  });
  const current = wanted === amount;
  return {
    simulations: current && asked.state === 'ready' ? asked.value : null,
    working: amount !== null && (!current || asked.state === 'loading'),
    refused: current && asked.state === 'failed' ? refusedCode(asked.error) : null,
  };
}

const onceEach = (simulations: readonly PrepaymentSimulation[]): PrepaymentSimulation[] =>
  simulations.filter(({ effect }, index) => simulations.findIndex((other) => other.effect === effect) === index);
