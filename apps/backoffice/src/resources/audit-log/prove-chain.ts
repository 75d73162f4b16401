import { type ChainStep, chainStepSchema } from '@flota/schemas';
import { http } from '../../api/client.js';

/**
 * Proves the whole log, stretch by stretch.
 * @param head one that was noted earlier; empty for none
 * @param tell gets each stretch, the last one `done`
 */
export async function proveChain(head: string, tell: (step: ChainStep) => void): Promise<void> {
  for (let after = 0; ;) {
    const query = new URLSearchParams({ after: String(after), ...(head && { head }) });
    const response = await http.send(`/api/admin/audit-log/chain?${query}`);
    const step = chainStepSchema.parse(await response.json());
    tell(step);
    if (step.done) return;
    after = step.proved;
  }
}
