import { lookOf } from '@flota/schemas';
import { vehiclesComparison } from '@flota/texts/site/vehicles-comparison';
import type { CSSProperties } from 'react';
import { Link } from 'react-router';
import { LinkButton } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { classNames } from '../../lib/class-names.js';
import { rich, spoken } from '../../lib/rich.js';
import { startLinkTo } from '../quoting/index.js';
import { refText, vehiclePagePath } from './addresses.js';
import { type ComparedVehicle, comparisonRows, type ComparisonRow } from './comparison-rows.js';
import { PaymentLine } from './PaymentLine.js';

interface VehicleComparisonTableProps {
  vehicles: readonly ComparedVehicle[];
  onlyDifferences: boolean;
}

const keyOf = ({ model, version }: ComparedVehicle) => refText({ model: model.slug, version: version.slug });

/** On a phone a row's name stands above its values, so that three fit beside each other; from 768 px on, before them. */
const ROW =
  'grid grid-cols-[repeat(var(--vehicles),minmax(0,1fr))] desktop:grid-cols-[11rem_repeat(var(--vehicles),minmax(0,1fr))]';
const NAME =
  'col-span-full px-2 pt-3 text-left text-[0.85rem] leading-snug font-normal text-muted desktop:col-span-1 desktop:px-3 desktop:py-3';
const VALUE =
  'min-w-0 px-2 py-2 text-[0.9rem] leading-snug wrap-break-word hyphens-auto tablet:text-base desktop:px-4 desktop:py-3';

/**
 * Vehicles side by side. A table whose rows are laid out as a grid, which takes its meaning from some browsers: the roles
 * say it again.
 */
export function VehicleComparisonTable({ vehicles, onlyDifferences }: VehicleComparisonTableProps) {
  const rows = comparisonRows(vehicles).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <table role="table" className="block w-full" style={{ '--vehicles': vehicles.length } as CSSProperties}>
      <thead role="rowgroup" className="block">
        <tr role="row" className={classNames(ROW, 'items-end border-b-2 border-ink')}>
          <td role="cell" className="hidden desktop:block" />
          {vehicles.map((vehicle) => (
            <th
              role="columnheader"
              scope="col"
              key={keyOf(vehicle)}
              className={classNames(VALUE, 'self-stretch text-left font-normal')}
            >
              <Heading vehicle={vehicle} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="block">
        <tr role="row" className={classNames(ROW, 'border-b border-line')}>
          <th role="rowheader" scope="row" className={NAME}>
            {vehiclesComparison.price}
          </th>
          {vehicles.map((vehicle) => (
            <td role="cell" key={keyOf(vehicle)} className={VALUE}>
              <Money amount={vehicle.version.price} whole className="font-semibold" />
            </td>
          ))}
        </tr>
        <tr role="row" className={classNames(ROW, 'border-b border-line')}>
          <th role="rowheader" scope="row" className={NAME}>
            {vehiclesComparison.payment}
          </th>
          {vehicles.map((vehicle) => (
            <td role="cell" key={keyOf(vehicle)} className={VALUE}>
              <PaymentLine payment={vehicle.payment} />
            </td>
          ))}
        </tr>
        {rows.map((row) => (
          <Row key={row.label} row={row} vehicles={vehicles} />
        ))}
      </tbody>
      <tfoot role="rowgroup" className="block print:hidden">
        <tr role="row" className={ROW}>
          <th role="rowheader" scope="row" className={NAME}>
            <span className="sr-only">{vehiclesComparison.next}</span>
          </th>
          {vehicles.map((vehicle) => (
            <td role="cell" key={keyOf(vehicle)} className={classNames(VALUE, 'pt-4')}>
              <QuoteButton vehicle={vehicle} />
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function Heading({ vehicle: { model, version } }: { vehicle: ComparedVehicle }) {
  return (
    <>
      <span className="block overflow-hidden rounded bg-sand-deep/60">
        <VehiclePicture
          vehicle={lookOf(model, version)}
          sizes="(max-width: 767.98px) 33vw, 26rem"
          photoClassName="aspect-[3/2]"
          drawingClassName="px-1 pt-4 desktop:px-6"
        />
      </span>
      <span className="mt-3 block text-[0.85rem] text-muted">{model.brand}</span>
      <Link
        to={vehiclePagePath(model.slug, version.slug)}
        className="link flex min-h-11 items-center leading-snug font-semibold tablet:text-[1.15rem]"
      >
        {model.name}
      </Link>
      <span className="block text-[0.85rem] leading-snug">{version.name}</span>
    </>
  );
}

function Row({
  row: { label, values, differs },
  vehicles,
}: {
  row: ComparisonRow;
  vehicles: readonly ComparedVehicle[];
}) {
  return (
    <tr role="row" className={classNames(ROW, 'border-b border-line', differs && vehicles.length > 1 && 'bg-amber/15')}>
      <th role="rowheader" scope="row" className={NAME}>
        {differs && vehicles.length > 1 ? rich(vehiclesComparison.differs({ row: label }), { spoken }) : label}
      </th>
      {values.map((value, index) => (
        <td
          role="cell"
          key={vehicles[index] && keyOf(vehicles[index])}
          className={classNames(VALUE, 'tabular', differs && vehicles.length > 1 && 'font-semibold')}
        >
          {value ?? (
            <span className="font-normal text-muted">
              <span aria-hidden>—</span>
              <span className="sr-only">{vehiclesComparison.unknown}</span>
            </span>
          )}
        </td>
      ))}
    </tr>
  );
}

function QuoteButton({ vehicle: { model, version } }: { vehicle: ComparedVehicle }) {
  return (
    <LinkButton
      to={startLinkTo({ type: model.type, model: model.slug, version: version.slug })}
      className="w-full max-tablet:px-2"
    >
      {rich(vehiclesComparison.quote({ vehicle: `${model.brand} ${model.name} ${version.name}` }), { spoken })}
    </LinkButton>
  );
}
