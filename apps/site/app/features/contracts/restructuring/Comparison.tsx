import type { RestructuringFigures } from '@flota/schemas';
import type { ReactNode } from 'react';
import { DateText, Money } from '../../../components/Money.js';

type Side = RestructuringFigures['after'];

const LINES: { label: string; value: (side: Side) => ReactNode; when?: (side: Side) => boolean }[] = [
  { label: 'Próximo pago', value: ({ nextTotal }) => <Money amount={nextTotal} /> },
  { label: 'Pago mensual con IVA', value: ({ payment }) => <Money amount={payment} /> },
  { label: 'Pagos que faltan', value: ({ paymentsLeft }) => paymentsLeft },
  { label: 'Último pago', value: ({ lastDueOn }) => <DateText date={lastDueOn} /> },
  {
    label: 'Pago final, junto con el último',
    value: ({ balloon }) => balloon && <Money amount={balloon} />,
    when: ({ balloon }) => balloon !== null,
  },
  { label: 'Intereses que faltan', value: ({ interest }) => <Money amount={interest} /> },
  { label: 'IVA de esos intereses', value: ({ vat }) => <Money amount={vat} /> },
  {
    label: 'CAT sin IVA de lo que falta',
    value: ({ cat }) => cat?.replace('%', '\u00a0%'),
    when: ({ cat }) => Boolean(cat),
  },
];

/** The old beside the new. */
export const Comparison = ({ figures: { after, before } }: { figures: RestructuringFigures }) => (
  <table className="tabular mt-6 w-full max-w-3xl border-collapse text-[0.95rem] max-phone:text-[0.85rem]">
    <caption className="sr-only">Condiciones de hoy y las que le proponemos</caption>
    <thead>
      <tr className="border-b border-ink text-right align-bottom">
        <td />
        <th scope="col" className="py-2 pl-2 tablet:pl-3 font-semibold text-muted">
          Hoy
        </th>
        <th scope="col" className="py-2 pl-2 tablet:pl-3 font-semibold">
          Si acepta
        </th>
      </tr>
    </thead>
    <tbody>
      {LINES.filter(({ when }) => !when || when(after)).map(({ label, value }) => (
        <tr key={label} className="border-b border-line align-baseline last:border-b-0">
          <th scope="row" className="py-2.5 text-left leading-snug font-normal">
            {label}
          </th>
          <td className="py-2.5 pl-2 tablet:pl-3 text-right text-muted">{value(before)}</td>
          <td className="py-2.5 pl-2 tablet:pl-3 text-right font-semibold">{value(after)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
