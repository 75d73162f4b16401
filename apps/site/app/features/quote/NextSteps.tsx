import type { SavedQuote } from '@flota/schemas';
import { LinkButton } from '../../components/Button.js';
import { formatPhone, phoneHref } from '../../lib/format.js';
import { useSite } from '../../lib/use-site.js';

const STEPS = [
  {
    title: 'Le llamamos',
    text: 'Un asesor se comunica con usted en nuestro horario de atención para resolver sus dudas.',
  },
  {
    title: 'Reúne sus documentos',
    text: 'Identificación, RFC, comprobante de domicilio y estados financieros o de cuenta.',
  },
  {
    title: 'Evaluamos su solicitud',
    text: 'Le damos respuesta y, si se aprueba, firma el contrato y recibe su unidad con el distribuidor.',
  },
];

export function NextSteps({ quote: { adviser, folio, distributor } }: { quote: SavedQuote }) {
  const { phone, supportHours } = useSite();
  return (
    <section aria-labelledby="next-steps" className="self-start">
      <h2 id="next-steps" className="heading-card">
        Qué sigue
      </h2>
      <ol className="mt-5">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="relative flex gap-4 pb-7 not-last:before:absolute not-last:before:top-11 not-last:before:bottom-1 not-last:before:left-[1.125rem] not-last:before:w-1 not-last:before:bg-[repeating-linear-gradient(180deg,var(--color-amber)_0_12px,transparent_12px_20px)]"
          >
            <span
              aria-hidden
              className="tabular grid size-10 shrink-0 place-items-center rounded-full border-2 border-ink font-display font-bold"
            >
              {index + 1}
            </span>
            <span>
              <span className="label-wide block pt-1.5 tracking-normal">{title}</span>
              <span className="mt-1 block leading-snug text-muted">{text}</span>
            </span>
          </li>
        ))}
      </ol>
      {adviser && distributor && (
        <p className="border-t border-line py-5">
          Su distribuidor: <strong>{distributor.name}</strong>, {distributor.city}.{' '}
          <a href={phoneHref(distributor.phone)} className="link tabular whitespace-nowrap">
            {formatPhone(distributor.phone)}
          </a>
        </p>
      )}
      <p className="border-t border-line pt-5">
        ¿Prefiere llamar? Mencione su folio <span className="whitespace-nowrap">{folio}</span>.
      </p>
      <LinkButton variant="secondary" to={phoneHref(phone)} className="tabular mt-4 w-full">
        {phone}
      </LinkButton>
      <ul className="mt-3 text-[0.9rem] text-muted">
        {supportHours.map((hours) => (
          <li key={hours}>{hours}</li>
        ))}
      </ul>
    </section>
  );
}
