import { calculator } from '@flota/texts/site/calculator';
import { termsLines } from '@flota/texts/site/terms-lines';
import { FigureList } from '../../components/FigureList.js';
import type { LiveQuote } from '../quoting/index.js';

/** What is left to pay in money where a vehicle is given in part payment; nothing where none is. */
export function TradeInFigures({ quote, onInk }: { quote: LiveQuote; onInk?: boolean }) {
  const { tradeIn } = quote;
  if (!tradeIn) return null;
  return (
    <FigureList
      onInk={onInk}
      lines={[
        {
          label:
            quote.kind === 'financial_lease' ? termsLines.tradeInInitialRentLeft : termsLines.tradeInDownPaymentLeft,
          amount: tradeIn.downPaymentInMoney,
          note: calculator.tradeInNote,
        },
        { label: termsLines.tradeInOutlay, amount: tradeIn.initialOutlayInMoney },
      ]}
    />
  );
}
