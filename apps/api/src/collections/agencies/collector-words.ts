import { formatPhone } from '@flota/figures';
import { todayInMexico } from '@flota/schemas';
import { collectorMail } from '@flota/texts/mails/contracts';
import { contractLabel } from '../../contracts/index.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { collectorsOf } from './in-force.js';

/** What a reminder says of who may look for its reader, how to tell them apart and where alone money goes; nothing where we do. */
export async function collectorWords(
  database: Database,
  contracts: readonly (Parameters<typeof contractLabel>[0] & { id: string })[],
): Promise<string[]> {
  const ids = contracts.map(({ id }) => id);
  const collectors = await collectorsOf(database, ids, todayInMexico());
  const seen = new Set<string>();
  const who = contracts.flatMap((contract) => {
    const collector = collectors.get(contract.id);
    if (!collector || seen.has(contract.id)) return [];
    seen.add(contract.id);
    const { collectors: people, email, name, phones } = collector;
    return collectorMail.who({
      ...{ agency: name, contract: contractLabel(contract), email },
      phones: phones.map(formatPhone).join(', '),
      people: people.join(', '),
    });
  });
  return who.length === 0 ? [] : [...who, collectorMail.howToTell, collectorMail.payments];
}
