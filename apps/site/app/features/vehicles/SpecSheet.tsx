import { specLines, type VehicleSpec } from '@flota/schemas';
import { vehiclesDetail } from '@flota/texts/site/vehicles-detail';

/** What a vehicle is and can do, told line by line. */
export function SpecSheet({ spec }: { spec: VehicleSpec }) {
  const lines = specLines(spec);
  if (lines.length === 0) {
    return <p className="text-muted">{vehiclesDetail.specNone}</p>;
  }
  return (
    <dl className="@container desktop:columns-2 desktop:gap-x-16">
      {lines.map(({ label, value }) => (
        <div
          key={label}
          className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-x-4 crowded:grid-cols-1 border-b border-line py-3 break-inside-avoid"
        >
          <dt className="text-muted">{label}</dt>
          <dd className="tabular font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
