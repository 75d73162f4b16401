import { lookOf, type VehicleDetail } from '@flota/schemas';
import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import { Link } from 'react-router';
import { Money } from '../../components/Money.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { classNames } from '../../lib/class-names.js';
import { rich, spoken } from '../../lib/rich.js';
import { startLinkTo } from '../quoting/index.js';
import { vehiclePagePath } from './addresses.js';
import { PaymentLine } from './PaymentLine.js';
import type { UsualPayment } from './usual-payment.js';

interface VersionListProps {
  vehicle: VehicleDetail;
  /** Slug of the version the page shows. */
  chosen: string;
  /** By the version's slug. */
  payments: Readonly<Record<string, UsualPayment | null>>;
}

/** The versions of a model with what each costs; choosing one shows it above. */
export function VersionList({ vehicle, chosen, payments }: VersionListProps) {
  const { type, slug: model } = vehicle;
  return (
    <section aria-labelledby="versiones" className="mt-16">
      <h2 id="versiones" className="heading-card border-b-2 border-ink pb-3">
        {vehiclesDetail.versions}
      </h2>
      <ul>
        {vehicle.versions.map((version) => (
          <li
            key={version.slug}
            className={classNames(
              'grid items-center gap-x-6 gap-y-3 border-b border-l-4 border-line py-4 pl-4 desktop:grid-cols-[7rem_minmax(0,3fr)_minmax(0,2fr)_minmax(0,3fr)_auto]',
              version.slug === chosen ? 'border-l-amber' : 'border-l-transparent',
            )}
          >
            <div className="w-24 desktop:w-auto">
              <VehiclePicture vehicle={lookOf(vehicle, version)} sizes="112px" photoClassName="aspect-[3/2] rounded" />
            </div>
            <Link
              to={vehiclePagePath(model, version.slug)}
              replace
              aria-current={version.slug === chosen ? 'true' : undefined}
              className="link inline-flex min-h-11 items-center leading-snug font-semibold"
            >
              {version.name}
            </Link>
            <p className="font-semibold">
              <Money amount={version.price} whole currency />
            </p>
            <p>
              <PaymentLine payment={payments[version.slug] ?? null} />
            </p>
            <Link
              to={startLinkTo({ type, model, version: version.slug })}
              className="link inline-flex min-h-11 items-center font-semibold print:hidden"
            >
              {rich(vehiclesDetail.quoteVersion({ version: version.name }), { spoken })}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
