import { lookOf, type PersonType } from '@flota/schemas';
import { affordability } from '@flota/texts/site/affordability';
import { ChevronDown } from 'lucide-react';
import { Link } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { FigureList } from '../../components/FigureList.js';
import { Money } from '../../components/Money.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { rich, spoken } from '../../lib/rich.js';
import { startLinkTo, type CatalogueVehicle } from '../quoting/index.js';
import { monthText, wayFigures, wayText } from './afford-texts.js';
import type { Fitting, Way } from './afford.js';

/** The calculator, filled in with a way to finance a vehicle. */
export const wayPath = ({ type, model, version }: CatalogueVehicle, { plan, option }: Way, personType: PersonType) =>
  startLinkTo(
    { type: type.slug, model: model.slug, version: version.slug },
    {
      plan: plan.slug,
      personType,
      downPaymentPercent: option.downPaymentPercent,
      termMonths: option.termMonths,
    },
  );

/** A vehicle that fits, by its best way and all the others. */
export function FittingCard({ fitting: { vehicle, ways }, personType }: { fitting: Fitting; personType: PersonType }) {
  const [best, ...others] = ways;
  if (!best) return null;
  const { model, version } = vehicle;
  const headingId = `cabe-${model.slug}-${version.slug}`;
  return (
    <article aria-labelledby={headingId} className="rounded border border-line bg-paper">
      <VehicleHead vehicle={vehicle} headingId={headingId} />
      <div className="px-5 pb-5">
        <WayFigures way={best} personType={personType} />
        <LinkButton variant="secondary" to={wayPath(vehicle, best, personType)} className="mt-4 w-full">
          {rich(affordability.open({ vehicle: `${model.name} ${version.name}` }), { spoken })}
        </LinkButton>
      </div>
      {others.length > 0 && <OtherWays vehicle={vehicle} ways={others} personType={personType} />}
    </article>
  );
}

/** The amount that counts first, then what it is made of. */
export function WayFigures({ way, personType }: { way: Way; personType: PersonType }) {
  return (
    <>
      <p className="mt-3 leading-tight">
        <Money amount={way.option.monthly} className="font-display text-[1.6rem] font-bold tracking-tight" />
        <span className="block text-[0.9rem] text-muted">{monthText(way)}</span>
      </p>
      <p className="mt-3 leading-snug font-semibold">{wayText(way)}</p>
      <FigureList lines={wayFigures(way, personType)} className="mt-1 text-[0.95rem]" />
    </>
  );
}

export function VehicleHead({
  vehicle: { model, version },
  headingId,
}: {
  vehicle: CatalogueVehicle;
  headingId: string;
}) {
  return (
    <>
      <div className="border-b border-line bg-sand-deep/60">
        <VehiclePicture
          vehicle={lookOf(model, version)}
          drawingClassName="mx-auto max-w-72 px-4 pt-4 pb-1 max-tablet:max-w-48"
        />
      </div>
      <div className="px-5 pt-4">
        <p className="text-[0.9rem] text-muted">{model.brand}</p>
        <h3 id={headingId} className="heading-card text-[1.2rem]!">
          {model.name}
        </h3>
        <p className="leading-snug text-muted">
          {version.name}, <Money amount={version.price} whole />
        </p>
      </div>
    </>
  );
}

function OtherWays({
  vehicle,
  ways,
  personType,
}: {
  vehicle: CatalogueVehicle;
  ways: readonly Way[];
  personType: PersonType;
}) {
  return (
    <details className="group border-t border-line">
      <summary className="flex min-h-13 cursor-pointer list-none items-center justify-between gap-3 px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {affordability.otherWays({ n: ways.length })}
        <ChevronDown aria-hidden size={20} className="shrink-0 transition-transform group-open:rotate-180" />
      </summary>
      <ul className="border-t border-line px-5 pb-2">
        {ways.map((way) => (
          <li key={wayText(way)} className="border-b border-line py-3 last:border-b-0">
            <Link
              to={wayPath(vehicle, way, personType)}
              className="link inline-flex min-h-11 items-center leading-snug"
            >
              {wayText(way)}
            </Link>
            <p className="text-[0.9rem] leading-snug text-muted">
              {rich(affordability.otherWay, {
                monthly: () => <Money amount={way.option.monthly} />,
                signing: () => <Money amount={way.option.initialOutlay} />,
              })}
            </p>
          </li>
        ))}
      </ul>
    </details>
  );
}
