import { addDays, dayInMexico, instantInMexico } from '@flota/schemas';
import type { SeedContext } from '../context.js';
import { demoPolicySubmissions } from '../data/demo-policy-submissions.js';
import { demoPdf } from '../demo-pdf.js';
import { createPolicySubmission } from '../factories/policy-submission.factory.js';
import { createPrivateFile } from '../factories/stored-file.factory.js';

/** Policies that were sent in, unless somebody sent one already. Their documents need a place to be kept. */
export async function seedDemoPolicySubmissions({ database, storage, now }: SeedContext): Promise<number> {
  if (!storage || (await database.policySubmission.count()) > 0) return 0;
  const today = dayInMexico(now);
  let rows = 0;
  for (const { contractNumber, startsInDays, steps, ...said } of demoPolicySubmissions) {
    const contract = await database.contract.findUnique({ where: { number: contractNumber } });
    if (!contract) continue;
    const content = demoPdf(`Poliza ${said.number} (ejemplo)`);
    const file = await createPrivateFile(database, { content, contentType: 'application/pdf', storage });
    await createPolicySubmission(database, {
      ...said,
      contractId: contract.id,
      state: steps.at(-1)?.state,
      startsOn: addDays(today, startsInDays),
      fileId: file.id,
      steps: steps.map(({ state, daysAgo }, index) => ({
        state,
        at: instantInMexico(addDays(today, -daysAgo), `1${index}:20`),
      })),
    });
    rows += 1;
  }
  return rows;
}
