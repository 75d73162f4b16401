import type { SavedQuote } from '@flota/schemas';
import { quotePayments } from '@flota/texts/site/quote-payments';
import { Download } from 'lucide-react';
import { Button } from '../../components/Button.js';
import { formatMoney } from '../../lib/format.js';
import { saveFile } from '../../lib/save-file.js';
import { Disclosure } from '../../components/Disclosure.js';
import { isLease, scheduleColumns } from '@flota/figures';

import { scheduleCsv } from './schedule-csv.js';

const CSV = 'text/csv;charset=utf-8';

/** Every payment of the term, closed until asked for, and as a file for a spreadsheet. */
export function Schedule({ quote }: { quote: SavedQuote }) {
  const { plan, schedule, folio } = quote;
  const table = { kind: plan.kind, schedule };
  const columns = scheduleColumns(table);
  const show = isLease(plan.kind) ? quotePayments.showRents : quotePayments.showPayments;
  return (
    <section aria-labelledby="schedule-heading" className="min-w-0">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <h2 id="schedule-heading" className="heading-card">
          {quotePayments.table}
        </h2>
        <Button
          variant="quiet"
          className="px-0!"
          icon={<Download aria-hidden size={18} />}
          onClick={() => saveFile(`${folio}-tabla-de-pagos.csv`, new Blob([scheduleCsv(table)], { type: CSV }))}
        >
          {quotePayments.download}
        </Button>
      </div>
      <div className="mt-3">
        <Disclosure summary={show({ n: schedule.length })}>
          {/* Focusable, so that a keyboard can scroll it sideways. */}
          <div tabIndex={0} role="region" aria-label={quotePayments.tableLabel} className="overflow-x-auto">
            <table className="tabular w-full text-right text-[0.9rem]">
              <thead>
                <tr className="border-b border-ink">
                  <th scope="col" className="sticky left-0 bg-paper px-4 py-3 text-left font-semibold">
                    {quotePayments.month}
                  </th>
                  {columns.map(({ label, field }) => (
                    <th key={field} scope="col" className="px-4 py-3 font-semibold whitespace-nowrap">
                      {label}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {schedule.map((instalment) => (
                  <tr key={instalment.number} className="border-b border-line last:border-b-0">
                    <th scope="row" className="sticky left-0 bg-paper px-4 py-2 text-left font-normal">
                      {instalment.number}
                    </th>
                    {columns.map(({ field }) => (
                      <td key={field} className={field === 'total' ? 'px-4 py-2 font-semibold' : 'px-4 py-2'}>
                        {formatMoney(instalment[field])}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        </Disclosure>
      </div>
    </section>
  );
}
