/** What the boxes of the form hold. */
export interface RightsValues {
  right: string;
  relation: string;
  holderName: string;
  address: string;
  phone: string;
  email: string;
  representativeName: string;
  representativePower: string;
  power: File | null;
  idKind: string;
  identification: File | null;
  description: string;
  detail: string;
  consent: boolean;
  website: string;
}

export const EMPTY_RIGHTS: RightsValues = {
  right: '',
  relation: '',
  holderName: '',
  address: '',
  phone: '',
  email: '',
  representativeName: '',
  representativePower: '',
  power: null,
  idKind: '',
  identification: null,
  description: '',
  detail: '',
  consent: false,
  website: '',
};
