import type { VehicleType } from '@flota/schemas';
import { vehiclesComparison } from '@flota/texts/site/vehicles-comparison';
import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox.js';
import { Link } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { EmptyState } from '../../components/States.js';
import { cataloguePath } from './addresses.js';
import type { ComparedVehicle } from './comparison-rows.js';
import { ComparisonPicker } from './ComparisonPicker.js';
import { VehicleComparisonTable } from './VehicleComparisonTable.js';

interface ComparisonPageProps {
  vehicles: readonly ComparedVehicle[];
  types: readonly VehicleType[];
}

/** Up to three vehicles side by side; the address says which. */
export function ComparisonPage({ vehicles, types }: ComparisonPageProps) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const chosen = vehicles.map(({ model, version }) => ({ model: model.slug, version: version.slug }));
  return (
    <div className="container-page pt-8 pb-24 desktop:pt-14">
      <nav aria-label={vehiclesComparison.path} className="print:hidden">
        <Link to={cataloguePath(chosen)} className="link inline-flex min-h-11 items-center">
          {vehiclesComparison.findAnother}
        </Link>
      </nav>
      <h1 className="heading-section">{vehiclesComparison.title}</h1>
      <p className="measure mt-3 mb-8 text-[1.05rem] text-muted print:hidden">{vehiclesComparison.lead}</p>
      <ComparisonPicker types={types} chosen={chosen} />
      {vehicles.length === 0 ? (
        <EmptyState
          title={vehiclesComparison.emptyTitle}
          text={vehiclesComparison.emptyText}
          action={<LinkButton to={cataloguePath([])}>{vehiclesComparison.seeAll}</LinkButton>}
        />
      ) : (
        <>
          <div className="my-6 print:hidden">
            <Checkbox
              label={vehiclesComparison.onlyDifferences}
              checked={onlyDifferences}
              onChange={({ target }) => setOnlyDifferences(target.checked)}
            />
          </div>
          <VehicleComparisonTable vehicles={vehicles} onlyDifferences={onlyDifferences && vehicles.length > 1} />
        </>
      )}
    </div>
  );
}
