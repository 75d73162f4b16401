import { lookOf, SPEC_FACTS, specText, type SpecFact, type VehicleDetail } from '@flota/schemas';
import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';
import { ArrowRight, FileText, Scale } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { rich, spoken } from '../../lib/rich.js';
import { startLinkTo } from '../quoting/index.js';
import { comparisonPath, VEHICLES_PATH, VERSION_PARAMETER } from './addresses.js';
import { PaymentLine } from './PaymentLine.js';
import { SpecSheet } from './SpecSheet.js';
import type { UsualPayment } from './usual-payment.js';
import { VehicleGallery } from './VehicleGallery.js';
import { VersionList } from './VersionList.js';

/** What is told first of a vehicle, where it is known. */
const KEY_FACTS: SpecFact[] = ['powerHp', 'axles', 'grossWeightKg', 'payloadKg', 'seats', 'emissions'];
const MAX_KEY_FACTS = 4;

interface VehiclePageProps {
  vehicle: VehicleDetail;
  /** Of each version, by its slug. */
  payments: Readonly<Record<string, UsualPayment | null>>;
}

/** A model with its versions, one of which is looked at: the address says which. */
export function VehiclePage({ vehicle, payments }: VehiclePageProps) {
  const [query] = useSearchParams();
  const version = vehicle.versions.find(({ slug }) => slug === query.get(VERSION_PARAMETER)) ?? vehicle.versions[0];
  if (!version) return null;
  const { type, slug, brand, name } = vehicle;
  const ref = { type, model: slug, version: version.slug };
  const brochure = version.brochure ?? vehicle.brochure;
  return (
    <div className="container-page pt-6 pb-24 desktop:pt-10">
      <nav aria-label={vehiclesDetail.path} className="print:hidden">
        <Link to={VEHICLES_PATH} className="link inline-flex min-h-11 items-center">
          {vehiclesDetail.allVehicles}
        </Link>
      </nav>
      <div className="mt-2 grid gap-x-12 gap-y-8 wide:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <div className="min-w-0">
          {/* Another version has other photos: their row starts anew. */}
          <VehicleGallery key={version.slug} look={lookOf(vehicle, version)} name={`${brand} ${name}`} />
        </div>
        <div className="@container">
          <p className="text-[1.05rem] text-muted">{brand}</p>
          <h1 className="heading-section">{name}</h1>
          <p className="mt-2 text-[1.05rem] text-muted">{vehicle.segment}</p>
          <div className="mt-6 border-t-2 border-ink pt-5">
            <p className="text-[0.95rem] text-muted">{version.name}</p>
            <p className="font-display text-[min(1.9rem,10.4vw)] leading-tight font-bold tracking-tight">
              <Money amount={version.price} whole currency />
            </p>
            <p className="mt-1 text-[0.9rem] text-muted">{vehiclesDetail.listPrice}</p>
            <p className="mt-4 min-h-[3.2em]">
              <PaymentLine payment={payments[version.slug] ?? null} />
            </p>
          </div>
          <KeyFacts version={version} />
          <div className="mt-7 grid gap-3 tablet:flex tablet:flex-wrap print:hidden">
            <LinkButton to={startLinkTo(ref)} size="lg" icon={<ArrowRight aria-hidden size={20} />}>
              {vehiclesDetail.quote}
            </LinkButton>
            <LinkButton
              to={comparisonPath([{ model: slug, version: version.slug }])}
              size="lg"
              variant="secondary"
              icon={<Scale aria-hidden size={20} />}
            >
              {vehiclesDetail.compare}
            </LinkButton>
          </div>
          {brochure && (
            <a
              href={brochure.url}
              target="_blank"
              rel="noopener noreferrer"
              className="link mt-5 inline-flex min-h-11 items-center gap-2 font-semibold print:hidden"
            >
              <FileText aria-hidden size={20} />
              {rich(vehiclesDetail.brochure({ size: sizeText(brochure.size) }), { spoken })}
            </a>
          )}
        </div>
      </div>
      {vehicle.versions.length > 1 && <VersionList vehicle={vehicle} chosen={version.slug} payments={payments} />}
      <section aria-labelledby="ficha-tecnica" className="mt-16">
        <h2 id="ficha-tecnica" className="heading-card border-b-2 border-ink pb-3">
          {vehiclesDetail.spec}
        </h2>
        <p className="mt-3 mb-3 text-muted">{version.name}</p>
        <SpecSheet spec={version.spec} />
        <p className="mt-6 text-[0.9rem] text-muted">{vehiclesDetail.specNote}</p>
      </section>
    </div>
  );
}

function KeyFacts({ version: { spec } }: { version: VehicleDetail['versions'][number] }) {
  const told = KEY_FACTS.flatMap((name) => {
    const text = specText(spec, name);
    return text === null ? [] : [{ name, label: SPEC_FACTS[name].label, text }];
  }).slice(0, MAX_KEY_FACTS);
  if (told.length === 0) return null;
  return (
    <dl className="mt-6 grid grid-cols-2 gap-x-6 gap-y-4 border-t border-line pt-5 crowded:grid-cols-1">
      {told.map(({ name, label, text }) => (
        <div key={name}>
          <dt className="text-[0.85rem] leading-snug text-muted">{label}</dt>
          <dd className="tabular leading-snug font-semibold">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const sizeText = (bytes: number): string =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1_000))} KB`
    : `${(bytes / 1_000_000).toLocaleString('es-MX', { maximumFractionDigits: 1 })} MB`;
