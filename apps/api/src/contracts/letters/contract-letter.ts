import type { SiteSettings } from '@flota/schemas';

interface LetterLine {
  label: string;
  value: string;
  note?: string;
}

/** What the template `letter.typ` sets: finished Spanish texts, nothing left to calculate or format. */
export interface ContractLetter {
  folio: string;
  title: string;
  date: string;
  /** In whose name the contract is. */
  holder: string;
  opening: string[];
  facts: LetterLine[];
  amounts?: LetterLine[];
  total?: Required<LetterLine>;
  /** Where to pay. */
  payment?: LetterLine[];
  closing: string[];
  company: LetterCompany;
}

export type LetterCompany = Pick<
  SiteSettings,
  'legalName' | 'tagline' | 'phone' | 'email' | 'address' | 'supportHours'
> & {
  name: string;
};

export const letterCompany = (settings: SiteSettings): LetterCompany => {
  const { companyName: name, legalName, tagline, phone, email, address, supportHours } = settings;
  return { name, legalName, tagline, phone, email, address, supportHours };
};
