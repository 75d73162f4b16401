import type { VehicleModel } from '@flota/schemas';
import { Link } from 'react-router';
import { Money } from '../../components/Money.js';
import { RepeatedIcon } from '../../components/RepeatedIcon.js';
import { VehicleSilhouette } from '../../components/VehicleSilhouette.js';
import { startLinkTo } from '../quoting/index.js';

/** A model, which links name by its slug, what its versions cost, and from each the way into the calculator. */
export function VehicleCard({ model }: { model: VehicleModel }) {
  const headingId = `modelo-${model.type}-${model.slug}`;
  return (
    <article
      id={model.slug}
      aria-labelledby={headingId}
      className="flex h-full flex-col rounded border border-line bg-paper"
    >
      <div className="border-b border-line bg-sand-deep/60 px-10 pt-6 pb-2">
        <VehicleSilhouette name={model.silhouette} className="mx-auto h-auto w-full max-w-96" />
      </div>
      <div className="px-5 pt-5">
        <p className="text-[0.9rem] text-muted">{model.brand}</p>
        <h2 id={headingId} className="heading-card">
          {model.name}
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
              Cotizar
              <span className="sr-only">
                {' '}
                {model.brand} {model.name} {version.name}
              </span>
              <RepeatedIcon name="cotizar" size={18} />
            </Link>
          </li>
        ))}
      </ul>
    </article>
  );
}
