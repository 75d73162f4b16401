import type { SiteSettings } from '@flota/schemas';

/** The lender as its papers name it. */
export type Letterhead = Pick<
  SiteSettings,
  'legalName' | 'tagline' | 'phone' | 'email' | 'address' | 'supportHours'
> & {
  name: string;
};

export const letterheadOf = (settings: SiteSettings): Letterhead => {
  const { companyName: name, legalName, tagline, phone, email, address, supportHours } = settings;
  return { name, legalName, tagline, phone, email, address, supportHours };
};
