import { readProblem, type Transport } from '@flota/client';

/** Asks whoever sits here to prove that it is them. `false` when they'd rather not. */
export type AskForProof = () => Promise<boolean>;

/** Where calls that need a fresh proof wait for it. */
export function createStepUp() {
  let ask: AskForProof | null = null;
  let asking: Promise<boolean> | null = null;

  return {
    /** Says who asks. @returns takes that back */
    askedBy(asker: AskForProof): () => void {
      ask = asker;
      return () => {
        if (ask === asker) ask = null;
      };
    },

    /** Asked once for all calls that wait. */
    async proved(): Promise<boolean> {
      if (!ask) return false;
      asking ??= ask().finally(() => {
        asking = null;
      });
      return asking;
    },
  };
}

export type StepUp = ReturnType<typeof createStepUp>;

/** Repeats what was refused for want of a fresh proof, once there is one: pages know nothing of it. */
export const withStepUp =
  (transport: Transport, stepUp: Pick<StepUp, 'proved'>): Transport =>
  async (path, init) => {
    const response = await transport(path, init);
    if (response.status !== 403 || (await readProblem(response.clone())).code !== 'AUTH.STEP_UP') return response;
    return (await stepUp.proved()) ? transport(path, init) : response;
  };
