import type { SavedQuote } from '@flota/schemas';
import { Download, MailCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { LinkButton } from '../../components/Button.js';
import { DateText, Money } from '../../components/Money.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { formatPercent } from '../../lib/format.js';
import { CallBack } from './CallBack.js';
import { CatText } from './CatText.js';
import {
  atTheEnd,
  downPaymentName,
  fleetLines,
  initialOutlay,
  monthlyHeadline,
  totals,
  type FigureLine,
  type FiguresView,
} from './figure-lines.js';
import { FigureList } from './FigureList.js';
import { NextSteps } from './NextSteps.js';
import { Schedule } from './Schedule.js';
import { ShareQuote } from './ShareQuote.js';

/** A saved quote: from the link in the mail, or right after it was made (`sentTo`). */
export function QuotePage({ quote, sentTo }: { quote: SavedQuote; sentTo: string | null }) {
  const view: FiguresView = { kind: quote.plan.kind, figures: quote.figures, schedule: quote.schedule };
  const outlay = initialOutlay(view);
  const end = atTheEnd(view);
  return (
    <div className="container-page pt-8 pb-24 desktop:pt-14">
      {sentTo && <SentNotice sentTo={sentTo} />}
      <QuoteHead quote={quote} view={view} />
      <div className="mt-10 grid gap-x-14 gap-y-12 wide:mt-16 wide:grid-cols-[minmax(0,1fr)_23.5rem]">
        <div className="grid min-w-0 grid-cols-1 content-start gap-12">
          <div className="grid gap-x-12 gap-y-10 desktop:grid-cols-2">
            <FigureGroup
              title={quote.units > 1 ? 'Al firmar, por unidad' : 'Al firmar'}
              lines={outlay.parts}
              sum={{ label: 'Total al firmar', amount: outlay.total }}
            />
            <div className="grid content-start gap-10">
              {end.length > 0 && <FigureGroup title="Al final del plazo" lines={end} />}
              <FigureGroup title={quote.units > 1 ? 'En total, por unidad' : 'En total'} lines={totals(view)} />
              {quote.units > 1 && (
                <FigureGroup
                  title={`Las ${quote.units} unidades`}
                  lines={fleetLines(view.kind, quote.units, quote.fleet)}
                />
              )}
            </div>
          </div>
          <CatText view={view} calculatedOn={quote.calculatedOn} className="border-l-4 border-amber pl-5" />
          <Schedule quote={quote} />
          <p className="measure text-[0.9rem] leading-relaxed text-muted">
            {view.kind === 'pure_lease' ? 'Renta fija' : 'Tasa fija'} durante el plazo. Sujeto a aprobación de crédito.
            Cálculo del <DateText date={quote.calculatedOn} /> con los precios y planes de ese día, que pueden cambiar
            sin previo aviso una vez vencida la cotización. Incumplir sus obligaciones le puede generar comisiones e
            intereses moratorios.
          </p>
        </div>
        <div className="grid content-start gap-12">
          <CallBack token={quote.token} />
          <NextSteps folio={quote.folio} />
        </div>
      </div>
    </div>
  );
}

function SentNotice({ sentTo }: { sentTo: string }) {
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => notice.current?.focus({ preventScroll: true }), []);
  return (
    <div
      ref={notice}
      tabIndex={-1}
      role="status"
      className="mb-8 flex items-start gap-4 border-l-4 border-agave bg-paper p-5 outline-none"
    >
      <MailCheck aria-hidden size={28} className="mt-0.5 shrink-0 text-agave" />
      <div>
        <p className="text-lg font-semibold">Su cotización va en camino</p>
        <p className="mt-1 wrap-anywhere">
          La enviamos a <strong>{sentTo}</strong>. Llega en unos minutos; si no la ve, revise su carpeta de correo no
          deseado.
        </p>
      </div>
    </div>
  );
}

function QuoteHead({ quote, view }: { quote: SavedQuote; view: FiguresView }) {
  const { vehicle, plan } = quote;
  const monthly = monthlyHeadline(view);
  return (
    <div className="on-ink overflow-hidden rounded bg-ink text-white">
      <div className="grid wide:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <div className="flex flex-col bg-sand-deep text-ink">
          <p className="flex flex-wrap justify-between gap-x-6 px-6 pt-5 text-[0.95rem] desktop:px-9">
            <span>
              Cotización <strong className="tabular">{quote.folio}</strong>
            </span>
            <span>
              Vigente hasta el <DateText date={quote.validUntil} className="font-semibold" />
            </span>
          </p>
          <div className="mx-auto mt-auto w-full max-w-xl px-6 pt-6 desktop:px-9">
            <VehicleSilhouette name={vehicle.silhouette} className="h-auto w-full" />
          </div>
          <div className="road-dashes bg-asphalt" />
        </div>
        <div className="p-6 desktop:p-9">
          <h1 className="text-[1.35rem] leading-snug tracking-normal">
            {vehicle.brand} {vehicle.modelName}
          </h1>
          <p className="text-muted-inverse">
            {vehicle.versionName}, <Money amount={vehicle.price} whole /> con IVA
          </p>
          <p className="mt-6 text-muted-inverse">{quote.units > 1 ? `${monthly.label} por unidad` : monthly.label}</p>
          <p className="font-display text-[clamp(1.85rem,8.4vw,3.4rem)] leading-tight font-bold tracking-tight">
            <Money amount={monthly.amount} currency />
          </p>
          <p className="mt-2 leading-snug text-muted-inverse">{monthly.note}</p>
          <TermList quote={quote} planTitle={plan.title} />
          <div className="mt-7 flex flex-wrap gap-3 max-tablet:grid">
            <a
              href={`/api/quotes/${encodeURIComponent(quote.token)}/pdf`}
              className="label-wide inline-flex min-h-12 items-center justify-center gap-3 rounded bg-signal px-6 py-2 text-[0.9375rem] text-ink transition-colors hover:bg-signal-bright"
            >
              Descargar PDF
              <Download aria-hidden size={18} />
            </a>
            <LinkButton variant="inverse" to="/calculadora/paso-1">
              Hacer otra cotización
            </LinkButton>
            <ShareQuote title={`Cotización ${quote.folio}`} path={`/cotizacion/${quote.token}`} />
          </div>
        </div>
      </div>
    </div>
  );
}

function TermList({ quote, planTitle }: { quote: SavedQuote; planTitle: string }) {
  const { plan, personType, downPaymentPercent, termMonths, units, annualRatePercent } = quote;
  const terms: [string, string][] = [
    ['Plan', planTitle],
    ['Plazo', `${termMonths} meses`],
    ...(Number(downPaymentPercent) > 0
      ? ([[downPaymentName(plan.kind), formatPercent(downPaymentPercent)]] as [string, string][])
      : []),
    // The rate inside a pure lease's rent is the lessor's own.
    ...(plan.kind === 'pure_lease'
      ? []
      : ([['Tasa fija anual', formatPercent(annualRatePercent)]] as [string, string][])),
    ...(units > 1 ? ([['Unidades', String(units)]] as [string, string][]) : []),
    ['Para', personType === 'fisica' ? 'Persona física' : 'Persona moral'],
  ];
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-3 border-t border-line-inverse pt-5 tablet:grid-cols-3">
      {terms.map(([name, value]) => (
        <div key={name}>
          <dt className="text-[0.85rem] text-muted-inverse">{name}</dt>
          <dd className="tabular leading-snug font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function FigureGroup({ title, lines, sum }: { title: string; lines: readonly FigureLine[]; sum?: FigureLine }) {
  return (
    <section>
      <h2 className="heading-card border-b-2 border-ink pb-3">{title}</h2>
      <FigureList lines={lines} />
      {sum && (
        <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
          {sum.label}
          <Money amount={sum.amount} />
        </p>
      )}
    </section>
  );
}
