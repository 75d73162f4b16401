import { type TaxProfile, todayInMexico } from '@flota/schemas';
import { DateText } from '../../components/Money.js';

type Holder = Pick<TaxProfile, 'personType' | 'borderRegionUntil'>;

/** What the holder's tax data mean for the interest of their credits. */
export function VatOnInterest({ profile: { personType, borderRegionUntil } }: { profile: Holder }) {
  const isExempt = personType !== 'fisica';
  return (
    <p className="mb-6 border-l-4 border-amber pl-4 text-[0.9375rem] leading-snug">
      <strong className="font-semibold">IVA de los intereses.</strong>{' '}
      {isExempt
        ? 'Los intereses de un crédito para su actividad empresarial no causan IVA.'
        : 'Los intereses de sus créditos causan IVA, salvo que los pida para una actividad empresarial de su régimen fiscal.'}
      {!isExempt && borderRegionUntil !== null && borderRegionUntil >= todayInMexico() && (
        <>
          {' '}
          Lo tenemos como de la región fronteriza norte hasta el <DateText date={borderRegionUntil} />: en lo que firme
          hasta ese día, el IVA es el de la frontera.
        </>
      )}{' '}
      Cada contrato conserva el que se pactó.
    </p>
  );
}
