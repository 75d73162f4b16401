import { fillOnce } from '../../scripts/lib/stack.mjs';
import { required } from './run';

/** Before all tests: what the product of each file is a copy of. */
export default async function fill(): Promise<() => Promise<void>> {
  const { filled, drop } = await fillOnce({ postgresUrl: required('E2E_DATABASE_URL'), scope: 'demo' });
  process.env.E2E_FILLED = JSON.stringify(filled);
  return drop;
}
