import type { Route } from './+types/account.contract.js';
import { accountMeta } from '../features/account/account-meta.js';
import { ContractPage } from '../features/contracts/contract/ContractPage.js';

export const meta = accountMeta('Contrato');

export default function Contract({ params: { contractId } }: Route.ComponentProps) {
  return <ContractPage key={contractId} contractId={contractId} />;
}
