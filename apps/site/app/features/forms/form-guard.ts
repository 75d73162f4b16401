import { createIdempotencyKeys } from '@flota/client';
import { createProofOfWork } from '../../lib/proof-of-work.js';

export type Proved<Request> = Request & { altcha: string | undefined };

/** What stands between a form and the server: a proof of work for each attempt, one key for each content. */
export function createFormGuard() {
  const proofOfWork = createProofOfWork();
  const idempotencyKeyFor = createIdempotencyKeys();
  return {
    /** Starts solving, so that nobody waits for it at the end. */
    start: () => proofOfWork.start(),
    /** @param content what makes two attempts the same one, where that is more than the request */
    async send<Request extends object, Answer>(
      request: Request,
      post: (proved: Proved<Request>, idempotencyKey: string) => Promise<Answer | null>,
      content: unknown = request,
    ): Promise<Answer> {
      const proved = { ...request, altcha: await proofOfWork.take() };
      try {
        const answer = await post(proved, idempotencyKeyFor(content));
        if (answer === null) throw new Error('A form was answered without a receipt');
        return answer;
      } catch (error) {
        // Sending again takes a new proof.
        proofOfWork.start();
        throw error;
      }
    },
  };
}
