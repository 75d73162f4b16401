/** What the boxes of the forms hold that ask for a link by mail. */
export interface ResetValues {
  email: string;
  website: string;
}

export interface RegistrationValues extends ResetValues {
  contractNumber: string;
  rfc: string;
}

export const EMPTY_RESET: ResetValues = { email: '', website: '' };

export const EMPTY_REGISTRATION: RegistrationValues = { contractNumber: '', rfc: '', ...EMPTY_RESET };
