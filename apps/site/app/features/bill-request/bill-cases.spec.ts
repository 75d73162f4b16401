import { expect, it } from '@jest/globals';
import type { Bills } from '../../api/account/bill-requests.js';
import { type BillContract, billCases } from './bill-cases.js';

const contract = (contractId: string, blockedBy: BillContract['blockedBy']): BillContract => ({
  contractId,
  label: contractId,
  vehicle: 'Freightliner M2',
  eligible: blockedBy === null,
  blockedBy,
  name: 'Ana Ruiz',
  rfc: 'GODE561231GR8',
  zipcode: null,
});
const request = (contractId: string, id: string, state: Bills['requests'][number]['state']) =>
  ({ contractId, id, state }) as Bills['requests'][number];

it('billCases puts what waits for the customer first, and counts the newest request of each contract', () => {
  const bills: Bills = {
    states: [],
    contracts: [
      contract('delivered', 'delivered'),
      contract('paying', 'not-paid-off'),
      contract('open', 'request-open'),
      contract('free', null),
      contract('refused', null),
    ],
    requests: [
      request('refused', 'second', 'rejected'),
      request('open', 'third', 'in_review'),
      request('refused', 'first', 'rejected'),
      request('delivered', 'old', 'delivered'),
    ],
  };
  const cases = billCases(bills);
  expect(cases.map((each) => each.contract.contractId)).toEqual(['refused', 'free', 'open', 'paying', 'delivered']);
  expect(cases.map((each) => each.request?.id ?? null)).toEqual(['second', null, 'third', null, 'old']);
  expect(cases[0]?.former.map(({ id }) => id)).toEqual(['first']);
});
