import type { CreditFigures, FinancialLeaseFigures, Instalment, PureLeaseFigures, SavedQuote } from '@flota/schemas';

type Terms = SavedQuote['terms'];
type TermsOf<Kind extends Terms['kind']> = Extract<Terms, { kind: Kind }>;
type Credit = 'direct_credit' | 'flexibility';

export interface CreditView {
  kind: Credit;
  terms: TermsOf<Credit>;
  figures: CreditFigures;
  schedule: readonly Instalment[];
}

export interface FinancialLeaseView {
  kind: 'financial_lease';
  terms: TermsOf<'financial_lease'>;
  figures: FinancialLeaseFigures;
  schedule: readonly Instalment[];
}

export interface PureLeaseView {
  kind: 'pure_lease';
  terms: TermsOf<'pure_lease'>;
  figures: PureLeaseFigures;
  schedule: readonly Instalment[];
}

/** What of a quote is shown, of one that is saved or of one that is being put together. Each kind has its own figures. */
export type QuoteView = CreditView | FinancialLeaseView | PureLeaseView;

/** What a view is made of. */
export type QuotedFigures = Pick<SavedQuote, 'terms' | 'figures'> & Pick<QuoteView, 'schedule'>;

/**
 * Puts a quote's terms and figures together by their kind.
 * @throws when they are of different kinds
 */
export function viewOf({ terms, figures, schedule }: QuotedFigures): QuoteView {
  switch (terms.kind) {
    case 'direct_credit':
    case 'flexibility':
      if ('monthlyPayment' in figures) return { kind: terms.kind, terms, figures, schedule };
      break;
    case 'financial_lease':
      if ('purchaseOptionWithVat' in figures) return { kind: terms.kind, terms, figures, schedule };
      break;
    case 'pure_lease':
      if ('residualValueWithoutVat' in figures) return { kind: terms.kind, terms, figures, schedule };
  }
  throw new Error(`The figures are not those of a ${terms.kind}`);
}
