import type { VehicleModel } from '@flota/schemas';
import { vehicles } from '@flota/texts/site/vehicles';
import { Link, useSearchParams } from 'react-router';
import { Money } from '../../components/Money.js';
import { RepeatedIcon } from '../../components/RepeatedIcon.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { rich, spoken } from '../../lib/rich.js';
import { startLinkTo } from '../quoting/index.js';
import { comparisonPath, MAX_COMPARED, readCompared, vehiclePagePath } from './addresses.js';

/** A model, which links name by its slug, what its versions cost, and from each the way into the calculator. */
export function VehicleCard({ model }: { model: VehicleModel }) {
  const headingId = `modelo-${model.type}-${model.slug}`;
  const vehicle = `${model.brand} ${model.name}`;
  return (
    <article
      id={model.slug}
      aria-labelledby={headingId}
      className="flex h-full flex-col rounded border border-line bg-paper"
    >
      <Link
        to={vehiclePagePath(model.slug)}
        tabIndex={-1}
        aria-hidden
        className="block border-b border-line bg-sand-deep/60"
      >
        <VehiclePicture
          vehicle={model}
          photoClassName="aspect-[3/2]"
          drawingClassName="mx-auto max-w-[29rem] px-10 pt-6 pb-2"
        />
      </Link>
      <div className="px-5 pt-5">
        <p className="text-[0.9rem] text-muted">{model.brand}</p>
        <h2 id={headingId} className="heading-card">
          <Link to={vehiclePagePath(model.slug)} prefetch="intent" className="hover:underline">
            {model.name}
          </Link>
        </h2>
        <p className="mt-1 text-[0.95rem] text-muted">{model.segment}</p>
      </div>
      <ul className="mt-3 px-5 pb-3">
        {model.versions.map((version) => (
          <li
            key={version.slug}
            className="flex items-center justify-between gap-4 border-b border-line py-3 last:border-b-0"
          >
            <p className="min-w-0 leading-snug">
              {version.name}
              <span className="block font-semibold">
                <Money amount={version.price} whole currency />
              </span>
            </p>
            <Link
              to={startLinkTo({ type: model.type, model: model.slug, version: version.slug })}
              prefetch="intent"
              className="link inline-flex min-h-11 shrink-0 items-center gap-2 font-semibold"
            >
              {rich(vehicles.quoteVersion({ vehicle: `${vehicle} ${version.name}` }), { spoken })}
              <RepeatedIcon name="cotizar" size={18} />
            </Link>
          </li>
        ))}
      </ul>
      <div className="mt-auto flex flex-wrap gap-x-6 border-t border-line px-5 py-2">
        <Link to={vehiclePagePath(model.slug)} className="link inline-flex min-h-11 items-center">
          {rich(vehicles.details({ vehicle }), { spoken })}
        </Link>
        <CompareLink model={model} />
      </div>
    </article>
  );
}

/** With what was put beside it before: the address carries the comparison along. */
function CompareLink({ model }: { model: VehicleModel }) {
  const [query] = useSearchParams();
  const [version] = model.versions;
  if (!version) return null;
  const before = readCompared(query).slice(0, MAX_COMPARED - 1);
  const refs = [...before, { model: model.slug, version: version.slug }];
  return (
    <Link to={comparisonPath(refs)} className="link inline-flex min-h-11 items-center gap-2">
      <RepeatedIcon name="comparar" size={18} />
      {rich(vehicles.compareModel({ vehicle: `${model.brand} ${model.name}` }), { spoken })}
    </Link>
  );
}
