import { catOf, type FigureName, formatMoney, listedFigures, type QuoteView } from '@flota/figures';
import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { Figure } from './Figures.js';

interface QuoteFiguresProps {
  view: QuoteView;
  /** All there are, unless it says which. */
  only?: ReadonlySet<FigureName>;
  /** Sets off what is paid each month. */
  strongPayment?: boolean;
}

const Unbroken = ({ children }: { children: ReactNode }) => (
  <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
    {children}
  </Box>
);

/** The amounts of a quote, in `Figures`. */
export const QuoteFigures = ({ view, only, strongPayment }: QuoteFiguresProps) =>
  listedFigures(view)
    .filter(({ name }) => only?.has(name) ?? true)
    .map(({ name, label, amount }, index) => (
      <Figure key={name} label={label} strong={strongPayment && index === 0}>
        <Unbroken>{formatMoney(amount)}</Unbroken>
      </Figure>
    ));

/** The CAT with the legend the law asks for, in `Figures`; nothing for a pure lease, which has none. */
export function CatFigure({ view, strong }: { view: QuoteView; strong?: boolean }) {
  const shown = catOf(view);
  if (!shown) return null;
  return (
    <Figure label={['CAT.', shown.remark, shown.beside].filter(Boolean).join(' ')} strong={strong}>
      <Unbroken>{shown.cat}</Unbroken>
    </Figure>
  );
}
