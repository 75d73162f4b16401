import type { VehicleModel, VehicleType } from '@flota/schemas';
import { vehicles } from '@flota/texts/site/vehicles';
import { ArrowRight, Scale } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { AffordLink } from '../../components/AffordLink.js';
import { LinkButton } from '../../components/Button.js';
import { RepeatedIcons } from '../../components/RepeatedIcon.js';
import { EmptyState } from '../../components/States.js';
import { cataloguePath, comparisonPath, readCompared, VEHICLES_PATH } from './addresses.js';
import { FILTER_PARAMETERS, filterOptions, filterVehicles, readFilters } from './vehicle-filters.js';
import { VehicleCard } from './VehicleCard.js';
import { VehicleFilterForm } from './VehicleFilterForm.js';

/** Everything that can be financed, to look through before there is anything to calculate. */
export function VehiclesPage({ types }: { types: readonly VehicleType[] }) {
  const [query] = useSearchParams();
  const filters = readFilters(query);
  const models = filterVehicles(types, filters);
  const filtered = Object.values(FILTER_PARAMETERS).some((name) => query.has(name));
  const compared = readCompared(query);
  return (
    <div className="container-page pt-8 pb-24 desktop:pt-14">
      <h1 className="heading-section">{vehicles.title}</h1>
      <p className="measure mt-3 text-[1.05rem] text-muted">{vehicles.lead}</p>
      <div className="mt-1 flex flex-wrap items-center gap-x-8">
        <AffordLink />
        <Link to={comparisonPath(compared)} className="link inline-flex min-h-11 items-center gap-2 font-semibold">
          <Scale aria-hidden size={20} />
          {compared.length === 0 ? vehicles.compare : vehicles.compareAgain}
        </Link>
      </div>
      {compared.length > 0 && (
        <p role="status" className="mt-4 border-l-4 border-amber bg-sand-deep/60 px-5 py-3">
          {vehicles.compared({ n: compared.length })}
        </p>
      )}
      <div className="mt-8">
        <VehicleFilterForm filters={filters} options={filterOptions(types, filters.type)} />
      </div>
      <div className="mt-8 flex min-h-11 flex-wrap items-center justify-between gap-x-6 border-b-2 border-ink pb-2">
        <p role="status" className="font-semibold">
          {countText(models)}
        </p>
        {filtered && models.length > 0 && (
          <Link
            to={cataloguePath(compared)}
            replace
            preventScrollReset
            className="link inline-flex min-h-11 items-center"
          >
            {vehicles.clearFilters}
          </Link>
        )}
      </div>
      {models.length > 0 ? (
        <>
          <RepeatedIcons icons={{ cotizar: ArrowRight, comparar: Scale }} />
          <ul className="mt-6 grid gap-6 desktop:grid-cols-2 wide:grid-cols-3">
            {models.map((model) => (
              <li key={`${model.type}/${model.slug}`}>
                <VehicleCard model={model} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <NoVehicles filtered={filtered} />
      )}
    </div>
  );
}

function countText(models: readonly VehicleModel[]): string {
  const count = models.reduce((sum, model) => sum + model.versions.length, 0);
  if (count === 0) return vehicles.foundNone;
  return vehicles.found({ models: vehicles.models({ n: models.length }), versions: vehicles.versions({ n: count }) });
}

function NoVehicles({ filtered }: { filtered: boolean }) {
  return filtered ? (
    <EmptyState
      title={vehicles.noMatchTitle}
      text={vehicles.noMatchText}
      action={<LinkButton to={VEHICLES_PATH}>{vehicles.seeAll}</LinkButton>}
    />
  ) : (
    <EmptyState title={vehicles.noneTitle} text={vehicles.noneText} />
  );
}
