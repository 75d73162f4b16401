import { setTimeout as delay } from 'node:timers/promises';
import { explain } from '../lib/explain.js';
import type { Check, Finding, Patient } from './check.js';
import { withoutSecrets } from './secrets.js';

const LONGEST_MS = 15_000;

export interface Diagnosis extends Finding {
  name: string;
}

/**
 * All checks at once, each within its time.
 * @param onDone hears how many are done
 */
export async function examine(
  checks: readonly Check[],
  patient: Patient,
  onDone: (done: number) => void = () => undefined,
  longestMs = LONGEST_MS,
): Promise<Diagnosis[]> {
  let done = 0;
  const all = checks.map(async (check) => {
    const finding = await findingOf(check, patient, longestMs);
    onDone((done += 1));
    return finding ? [{ name: check.name, ...told(finding, patient) }] : [];
  });
  return (await Promise.all(all)).flat();
}

async function findingOf(check: Check, patient: Patient, longestMs: number): Promise<Finding | null> {
  const missing = (check.needs ?? []).filter((name) => patient.env[name] === undefined);
  if (missing.length > 0) {
    return {
      status: 'warn',
      found: `not looked at, for want of ${missing.join(', ')}`,
      advice: 'Mend the settings first.',
    };
  }
  const waiting = new AbortController();
  const late = delay(longestMs, null, { signal: waiting.signal }).then((): Finding => ({
    status: 'fail',
    found: `no answer within ${longestMs / 1_000} s`,
    advice: 'Something in between drops what is sent: a firewall, a wrong address, a machine that hangs.',
  }));
  late.catch(() => undefined); // called off
  try {
    return await Promise.race([check.examine(patient), late]);
  } catch (error) {
    return { status: 'fail', found: explain(error).message, advice: 'Mend what it says, and look again.' };
  } finally {
    waiting.abort();
  }
}

const told = ({ status, found, advice }: Finding, { source }: Patient): Finding => ({
  status,
  found: withoutSecrets(found, source),
  ...(advice && { advice: withoutSecrets(advice, source) }),
});
