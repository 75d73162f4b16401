import type { ContractDetail } from '@flota/schemas';
import { useState } from 'react';
import { ChartLegend } from '../../../components/charts/ChartLegend.js';
import { ChartReader } from '../../../components/charts/ChartReader.js';
import { StackedBars } from '../../../components/charts/StackedBars.js';
import { Money } from '../../../components/Money.js';
import { formatDate, formatMoney } from '../../../lib/format.js';

const LEGEND = [
  { label: 'Hasta hoy', texture: 'solid' },
  { label: 'Lo que sigue', texture: 'stripes' },
] as const;

/** `2026-11-30` -> `nov 2026`. */
const monthName = (month: string): string => formatDate(month).replace(/^\d+ /, '');

/** The capital that is owed at the end of each month, one of them read out. */
export function BalanceChart({ months }: { months: ContractDetail['balanceByMonth'] }) {
  const now = months.findLastIndex(({ past }) => past);
  const [selected, setSelected] = useState(Math.max(0, now));
  const month = months[selected];
  const last = months.at(-1);
  if (!month || !last) return null;
  const words = `${month.past ? 'Debía' : 'Deberá'} ${formatMoney(month.balance)} de capital`;
  return (
    <section aria-labelledby="saldo">
      <h2 id="saldo" className="heading-card">
        Cómo baja su deuda
      </h2>
      <p className="measure mt-2 text-muted">
        Capital que debe al terminar cada mes. Con los pagos acordados queda en cero en {monthName(last.month)}.
      </p>
      <div className="mt-5 mb-6">
        <ChartLegend items={LEGEND} />
      </div>
      <StackedBars
        textures={LEGEND.map(({ texture }) => texture)}
        bars={months.map(({ balance, past }) => (past ? [Number(balance), 0] : [0, Number(balance)]))}
        selected={selected}
        onSelect={setSelected}
        formatValue={(value) => formatMoney(String(value), { decimals: false })}
        unit="Mes"
      />
      <ChartReader
        label={monthName(month.month)}
        valueText={`${monthName(month.month)}: ${words}`}
        count={months.length}
        selected={selected}
        onSelect={setSelected}
      >
        <p>
          <span className="block text-[0.9rem] text-muted">
            {month.past ? 'Debía al terminar el mes' : 'Deberá al terminar el mes'}
          </span>
          <Money amount={month.balance} className="font-display text-[1.35rem] font-semibold" />
        </p>
      </ChartReader>
    </section>
  );
}
