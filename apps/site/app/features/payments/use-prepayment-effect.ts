import { ApiProblem } from '@flota/client';
import { useEffect, useState } from 'react';
import type { PrepaymentSimulation } from '@flota/schemas';
import { simulatePrepayment } from '../../api/account/contracts.js';

/** A pause in typing. */
const PAUSE_MS = 350;

interface Asked {
  of: string;
  simulation: PrepaymentSimulation | null;
  /** Code of what the API refused about the amount. */
  refused: string | null;
}

const NOT_ASKED = { simulation: null, refused: null };

/** What a prepayment of `amount` would change, asked for once the customer stops typing; nothing for `null`. */
export function usePrepaymentEffect(contractId: string, amount: string | null): Omit<Asked, 'of'> {
  const [asked, setAsked] = useState<Asked | null>(null);
  useEffect(() => {
    if (amount === null) return;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      simulatePrepayment(contractId, amount, controller.signal).then(
        (simulation) => setAsked({ of: amount, simulation, refused: null }),
        (error: unknown) => {
          // The payment itself is checked again: without an answer the customer only sees no savings.
          if (!controller.signal.aborted) setAsked({ of: amount, simulation: null, refused: refusalOf(error) });
        },
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [contractId, amount]);
  return asked !== null && asked.of === amount ? asked : NOT_ASKED;
}

const refusalOf = (error: unknown): string | null =>
  error instanceof ApiProblem ? (error.problem.errors?.[0]?.code ?? null) : null;
