import { z } from 'zod';
import { api } from '../api/client.js';

const challengeSchema = z.object({
  parameters: z.looseObject({ algorithm: z.string(), expiresAt: z.number().optional() }),
  signature: z.string(),
});
const solutionSchema = z.object({ counter: z.number(), derivedKey: z.string() });

/** A solved challenge as the server reads it, and when it stops being worth anything (ms). */
export interface Proof {
  payload: string;
  expiresAt: number;
}

const SOLVE_WITHIN_MS = 60_000;
/** A proof must outlive its way to the server. */
const EXPIRY_MARGIN_MS = 10_000;

/** Fetches an ALTCHA challenge and solves it in a worker. Rejects when the defence is off (the API answers 204). */
export async function solveChallenge(): Promise<Proof> {
  const challenge = await api.get('/api/altcha/challenge', challengeSchema);
  const { default: SolverWorker } = await import('altcha/workers/pbkdf2?worker');
  const worker = new SolverWorker();
  try {
    const solution = await new Promise<unknown>((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = reject;
      worker.postMessage({ type: 'work', challenge, counterStart: 0, counterStep: 1, timeout: SOLVE_WITHIN_MS });
    });
    const { expiresAt = Infinity } = challenge.parameters;
    return {
      payload: btoa(JSON.stringify({ challenge, solution: solutionSchema.parse(solution) })),
      expiresAt: expiresAt * 1000,
    };
  } finally {
    worker.terminate();
  }
}

export interface ProofOfWork {
  /** Starts solving, so that nobody waits for it at the end. */
  start(): void;
  /** The solved challenge, for one attempt; `undefined` when the defence is off or could not be reached. */
  take(): Promise<string | undefined>;
}

export function createProofOfWork(solve: () => Promise<Proof> = solveChallenge): ProofOfWork {
  let pending: Promise<Proof | null> | null = null;
  const start = () =>
    (pending ??= solve().catch(() => {
      // What failed for want of a connection may work by the time somebody sends.
      pending = null;
      return null;
    }));
  return {
    start: () => void start(),
    async take() {
      let proof = await start();
      if (proof && proof.expiresAt < Date.now() + EXPIRY_MARGIN_MS) {
        pending = null;
        proof = await start();
      }
      // The server accepts each proof once.
      pending = null;
      return proof?.payload;
    },
  };
}
