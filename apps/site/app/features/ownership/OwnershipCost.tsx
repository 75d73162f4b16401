import { ownership } from '@flota/texts/site/ownership';
import { useState } from 'react';
import { Checkbox } from '../../components/Checkbox.js';
import { Disclosure } from '../../components/Disclosure.js';
import { FigureList } from '../../components/FigureList.js';
import { Money } from '../../components/Money.js';
import { RangeWithInput } from '../../components/RangeWithInput.js';
import { ScriptMissing } from '../../components/ScriptMissing.js';
import { Skeleton } from '../../components/States.js';
import { useOnDemand } from '../../lib/use-on-demand.js';
import { useSite, type Site } from '../../lib/use-site.js';

interface OwnershipCostProps {
  /** Slug of the vehicle's type. */
  vehicleType: string;
  /** The quote's own, with VAT; `null` where it assumes none. */
  insuranceMonthly: string | null;
}

/** What having the vehicle costs beside its financing. Nothing where the lender has no figures for its type. */
export function OwnershipCost({ vehicleType, insuranceMonthly }: OwnershipCostProps) {
  const [open, setOpen] = useState(false);
  const costs = useSite().ownershipCosts.find((candidate) => candidate.vehicleType === vehicleType);
  if (!costs) return null;
  return (
    <section aria-labelledby="ownership-cost" className="min-w-0">
      <h2 id="ownership-cost" className="heading-card">
        {ownership.title}
      </h2>
      <p className="measure mt-2 mb-4 text-muted">{ownership.lead}</p>
      <Disclosure summary={ownership.open} onToggle={setOpen}>
        {open && <Estimate costs={costs} insuranceMonthly={insuranceMonthly} />}
      </Disclosure>
    </section>
  );
}

const MOST_KM = 30_000;

interface EstimateProps {
  costs: Site['ownershipCosts'][number];
  insuranceMonthly: string | null;
}

function Estimate({ costs, insuranceMonthly }: EstimateProps) {
  const [kmPerMonth, setKm] = useState(costs.kmPerMonth);
  const [withFuel, setWithFuel] = useState(false);
  const loaded = useOnDemand('ownership', () => import('./ownership-figures.js'));
  if (loaded.state === 'failed') return <ScriptMissing title={ownership.failed} />;
  if (loaded.state !== 'ready') return <Skeleton className="m-5 h-72" />;
  const { lines, monthly } = loaded.value.ownershipCost(costs, { kmPerMonth, withFuel, insuranceMonthly });
  return (
    <div className="grid gap-6 p-5">
      <RangeWithInput
        label={ownership.kilometres}
        hint={ownership.kilometresHint}
        name="kmPerMonth"
        min={0}
        max={Math.max(MOST_KM, costs.kmPerMonth)}
        step={500}
        value={kmPerMonth}
        onChange={setKm}
      />
      {costs.fuelPerKm !== null && (
        <Checkbox
          label={ownership.withFuel}
          checked={withFuel}
          onChange={({ currentTarget }) => setWithFuel(currentTarget.checked)}
        />
      )}
      <div aria-live="polite">
        <FigureList lines={lines.map(({ name, monthly: amount }) => ({ label: ownership[name], amount }))} />
        <p className="flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-lg font-semibold">
          {ownership.sum}
          <Money amount={monthly} />
        </p>
      </div>
      <p className="text-[0.9rem] leading-snug text-muted">
        {costs.source ? ownership.noteWithSource({ source: costs.source }) : ownership.note}
      </p>
    </div>
  );
}
