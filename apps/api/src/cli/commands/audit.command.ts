import { chainWords } from '../../platform/audit/chain/chain.texts.js';
import { isIntact, verifyChain } from '../../platform/audit/chain/verify-chain.js';
import { type Cli, command, group } from '../lib/cli.js';
import { misuse } from '../lib/command-failure.js';
import { EXIT } from '../lib/exit-codes.js';
import type { Outcome } from '../lib/outcome.js';
import { createProgress } from '../lib/progress.js';
import { withDatabase } from '../lib/with-database.js';

const HASH = /^[0-9a-f]{64}$/;

export const auditCommand = (cli: Cli) => group('audit', 'the log of who did what').addCommand(verify(cli));

const verify = (cli: Cli) =>
  command('verify', 'prove that nobody changed the audit log (docs/runbooks/verify-the-audit-log.md)', [
    'audit verify',
    'audit verify --head 5f1c…',
  ])
    .option('--head <hash>', 'a head that was noted earlier: whether it is still part of the log')
    .action(
      cli.answering(async ({ head }) => {
        const noted = head?.trim().toLowerCase();
        if (noted !== undefined && !HASH.test(noted)) throw misuse('A head has 64 hexadecimal digits.');
        return cli.within((env) => withDatabase(env, (prisma) => proof(prisma, noted)));
      }),
    );

async function proof(prisma: Parameters<typeof verifyChain>[0], noted: string | undefined): Promise<Outcome> {
  const progress = createProgress();
  const entries = await prisma.auditEntry.count();
  const onBatch = (done: number) => progress.at(done, entries, 'entries');
  const report = await verifyChain(prisma, noted, onBatch).finally(() => progress.end());
  const intact = isIntact(report);
  const { head, broken, unsealed } = report;
  return {
    lines: chainWords(report),
    data: {
      intact,
      entries: Number(head.seq),
      head: Buffer.from(head.hash).toString('hex'),
      broken: broken ? { entryId: broken.entryId, number: Number(broken.seq), reason: broken.reason } : null,
      unsealed,
      noted: report.noted ?? null,
    },
    exitCode: intact ? EXIT.fine : EXIT.wrong,
  };
}
