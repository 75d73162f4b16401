import { useSearchParams } from 'react-router';
import { ShareButton } from '../../components/ShareButton.js';
import { useHydrated } from '../../lib/use-hydrated.js';
import type { Catalogue } from '../quoting/index.js';
import { AffordForm } from './AffordForm.js';
import { AffordResults } from './AffordResults.js';
import { affordPath, readWish } from './budget.js';

export const AFFORD_TITLE = '¿Qué puedo pagar al mes?';

/** What somebody can pay a month, and what of the catalogue that is enough for. */
export function AffordPage({ catalogue }: { catalogue: Catalogue }) {
  const [query] = useSearchParams();
  // The server makes one page of it whatever is asked.
  const hydrated = useHydrated();
  const wish = readWish(hydrated ? query : new URLSearchParams());
  const { monthly, personType } = wish;
  return (
    <div className="container-page pt-8 pb-24 desktop:pt-14">
      <h1 className="heading-section">{AFFORD_TITLE}</h1>
      <p className="measure mt-3 text-[1.05rem] text-muted">
        Diga cuánto y vea qué vehículos, plazos y enganches caben. Cuenta todo lo del primer mes: la mensualidad o renta
        con su IVA y, donde el plan lo supone, el seguro.
      </p>
      {/* Anew for another question, but not for the first one: what was typed before scripts arrived stays. */}
      <AffordForm key={hydrated ? query.toString() : ''} catalogue={catalogue} wish={wish} />
      {monthly !== null && personType !== null && (
        <AffordResults catalogue={catalogue} wish={{ ...wish, monthly, personType }}>
          <ShareButton title={AFFORD_TITLE} path={affordPath(wish)} label="Compartir esta respuesta" />
        </AffordResults>
      )}
    </div>
  );
}
