import type { AccountBillRequest } from '@flota/schemas';
import type { BillContract } from './bill-cases.js';

/** What the boxes of the form hold. */
export interface BillValues {
  name: string;
  rfc: string;
  street: string;
  neighborhood: string;
  zipcode: string;
  city: string;
  state: string;
  docs: readonly File[];
  docs_back: readonly File[];
  sat: readonly File[];
}

/** With what is known: of a request that was rejected all it said, else what the contract says. */
export function knownValues({ name, rfc, zipcode }: BillContract, rejected: AccountBillRequest | null): BillValues {
  const { date: _date, ...said } = rejected?.form ?? {
    name,
    rfc,
    zipcode: zipcode ?? '',
    street: '',
    neighborhood: '',
    city: '',
    state: '',
    date: '',
  };
  const { street, neighborhood, city, state } = said;
  // In the order of the page, which is that of the errors.
  return {
    name: said.name,
    rfc: said.rfc,
    street,
    neighborhood,
    zipcode: said.zipcode,
    city,
    state,
    docs: [],
    docs_back: [],
    sat: [],
  };
}

/** What a request said, to be mended in part. */
export function mendedValues({ form: { date: _date, ...said } }: AccountBillRequest): BillValues {
  const { name, rfc, street, neighborhood, zipcode, city, state } = said;
  return { name, rfc, street, neighborhood, zipcode, city, state, docs: [], docs_back: [], sat: [] };
}
