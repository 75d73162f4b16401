import { automaticPaymentTerms as texts } from '@flota/texts/mails/automatic-payments';
import { sha256 } from '../../../platform/crypto/keys.js';

/** Of the text below: raised with every change of what it means. */
const EDITION = '1';

const BETWEEN = '\n\n';

interface MandateTerms {
  /** The same words have the same one: those of a lender who says it otherwise have another. */
  version: string;
  text: string[];
}

/** What a customer reads and accepts before anything is charged by itself. */
export function mandateTerms(lender: { legalName: string; companyName: string }): MandateTerms {
  const values = { company: lender.companyName, legalName: lender.legalName };
  const text = [
    texts.authorisation(values),
    texts.amount,
    texts.notice,
    texts.retries,
    texts.duty,
    texts.stop(values),
    texts.card(values),
  ];
  return { version: `${EDITION}-${sha256(text.join(BETWEEN)).slice(0, 12)}`, text };
}

/** As it is kept. */
export const textOf = ({ text }: MandateTerms): string => text.join(BETWEEN);

export const paragraphsOf = (text: string): string[] => text.split(BETWEEN);
