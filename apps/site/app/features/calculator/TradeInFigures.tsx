import { downPaymentName } from '@flota/figures';
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
          label: `${downPaymentName(quote.kind)} en efectivo`,
          amount: tradeIn.downPaymentInMoney,
          note: 'Menos su vehículo a cuenta, sujeto a avalúo',
        },
        { label: 'Total al firmar en efectivo', amount: tradeIn.initialOutlayInMoney },
      ]}
    />
  );
}
