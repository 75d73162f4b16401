import type { Figure } from '@flota/figures';
import type { VehicleLook } from '@flota/schemas';
import { quoting } from '@flota/texts/site/quoting';

/** What a plan comes to for a vehicle that is named, on terms that are said: an example, worked out as a quote is. */
export interface PlanExample {
  /** Slug. */
  plan: string;
  planTitle: string;
  vehicle: {
    name: string;
    version: string;
    /** MXN, with VAT. */
    price: string;
    look: VehicleLook;
  };
  /** What is paid the first month, VAT in. */
  first: Figure;
  /** MXN, what is paid at signing. */
  outlay: string;
  /** e.g. `60 meses, 20 % de enganche`. */
  terms: string;
  /** Whose figures these are. */
  person: string | null;
  /** e.g. `16.6 % sin IVA`; `null` where a plan is no credit. */
  cat: string | null;
  /** Address of the calculator that begins with all of this. */
  link: string;
}

/** The small print of an example: whose it is, and what the law wants beside a payment. */
export const exampleTermsText = ({ terms, person, cat }: Pick<PlanExample, 'terms' | 'person' | 'cat'>): string =>
  [terms, person?.toLowerCase(), cat && quoting.exampleCat({ cat })].filter(Boolean).join(' · ');
