import { NOBODY, type PersonValues } from '../forms/index.js';

/** What the boxes of the form hold. */
export interface ProspectValues extends PersonValues {
  personType: string;
  stateId: string;
  preferredTime: string;
  consent: boolean;
  website: string;
}

export const EMPTY_PROSPECT: ProspectValues = {
  personType: '',
  ...NOBODY,
  stateId: '',
  preferredTime: 'any',
  consent: false,
  website: '',
};

/** What somebody is interested in, by slug, as the page around the form knows it. */
export interface ProspectInterest {
  plan?: string;
  vehicle?: string;
  campaign?: string;
}
