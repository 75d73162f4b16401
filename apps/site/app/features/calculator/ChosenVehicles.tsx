import { equipmentText } from '@flota/figures';
import { lookOf } from '@flota/schemas';
import { calculator } from '@flota/texts/site/calculator';
import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';
import { useId, useState } from 'react';
import { Button } from '../../components/Button.js';
import { Money } from '../../components/Money.js';
import { NumberStepper } from '../../components/NumberStepper.js';
import { VehiclePicture } from '../../components/VehiclePicture.js';
import { rich, spoken } from '../../lib/rich.js';
import { type CatalogueLine, type ChosenLine, equipmentFor } from '../quoting/index.js';
import { useCalculator } from './CalculatorProvider.js';
import { draftLines, linesOf, mayAddLine, unitsLeft } from './chosen-lines.js';
import { EquipmentChoice } from './EquipmentChoice.js';
import { TradeInForm } from './TradeInForm.js';

interface ChosenVehiclesProps {
  /** Whether the visitor wanted to go on: then what is missing is said. */
  asked: boolean;
  /** Takes them to the models, to choose another. */
  toModels: () => void;
}

/** Below the models: what was chosen so far, what is mounted on it, what else is quoted, what is given in part payment. */
export function ChosenVehicles({ asked, toModels }: ChosenVehiclesProps) {
  const { catalogue, selection, dispatch } = useCalculator();
  const [removed, setRemoved] = useState<{ name: string; lines: readonly ChosenLine[] } | null>(null);
  const heading = useId();
  const lines = draftLines(selection, catalogue);
  const [first] = lines;
  if (!first) return null;

  const choose = (line: number) => {
    setRemoved(null);
    dispatch({ type: 'lineTargeted', line });
    toModels();
  };
  const remove = (line: number) => {
    setRemoved({ name: lines[line]?.vehicle.model.name ?? '', lines: linesOf(selection) });
    dispatch({ type: 'lineRemoved', line });
    document.getElementById(heading)?.focus();
  };
  const putBack = () => {
    if (removed) dispatch({ type: 'linesPutBack', lines: removed.lines });
    setRemoved(null);
    document.getElementById(heading)?.focus();
  };

  return (
    <section aria-labelledby={heading} className="mt-12 border-t border-line pt-8">
      <h2 id={heading} tabIndex={-1} className="heading-card outline-none">
        {calculatorVehicle.chosenTitle({ n: lines.length })}
      </h2>
      <p role="status" className="mt-3 flex flex-wrap items-center gap-x-4 empty:hidden">
        {removed && (
          <>
            <span>{calculatorVehicle.removed({ vehicle: removed.name })}</span>
            <Button variant="quiet" className="px-0!" onClick={putBack}>
              {calculatorVehicle.undo}
            </Button>
          </>
        )}
      </p>
      {lines.length === 1 ? (
        <EquipmentChoice line={0} chosen={first} />
      ) : (
        <ol className="mt-5 grid gap-4">
          {lines.map((line, index) => (
            <LineCard
              // The same vehicle may be there twice, with other equipment.
              key={`${index}-${line.vehicle.version.slug}`}
              line={line}
              index={index}
              onChange={() => choose(index)}
              onRemove={() => remove(index)}
            />
          ))}
        </ol>
      )}
      {mayAddLine(selection) && (
        <Button variant="secondary" className="mt-5 max-tablet:w-full" onClick={() => choose(lines.length)}>
          {calculatorVehicle.add}
        </Button>
      )}
      <TradeInForm asked={asked} />
    </section>
  );
}

interface LineCardProps {
  line: CatalogueLine;
  index: number;
  onChange: () => void;
  onRemove: () => void;
}

function LineCard({ line, index, onChange, onRemove }: LineCardProps) {
  const { catalogue, selection, figures, dispatch } = useCalculator();
  const { vehicle, units, price } = line;
  const name = `${vehicle.model.brand} ${vehicle.model.name}`;
  const ofLine = figures.state === 'ready' ? figures.quote.lines?.[index] : undefined;
  const detail = equipmentText(line);
  return (
    <li className="rounded border border-line bg-paper p-4 tablet:p-5">
      <div className="flex items-center gap-4">
        <VehiclePicture
          vehicle={lookOf(vehicle.model, vehicle.version)}
          sizes="8rem"
          className="h-auto w-24 shrink-0 tablet:w-32"
        />
        <div className="min-w-0 grow leading-snug">
          <h3 className="label-wide text-[1.05rem] tracking-normal">{name}</h3>
          <p className="text-[0.9rem] text-muted">
            {detail ? calculator.equipped({ version: vehicle.version.name, equipment: detail }) : vehicle.version.name}
          </p>
          <p className="mt-1 font-semibold">
            {rich(calculatorVehicle.each, {
              price: () => <Money amount={price} whole />,
              note: (text) => <span className="font-normal text-muted">{text}</span>,
            })}
          </p>
          {ofLine && (
            <p className="text-[0.9rem] text-muted">
              {rich(calculatorVehicle.firstPayment, { amount: () => <Money amount={ofLine.firstPayment} /> })}
            </p>
          )}
        </div>
      </div>
      <div className="mt-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <NumberStepper
          label={calculatorVehicle.units({ model: vehicle.model.name })}
          name={`units-${index}`}
          unit={calculatorVehicle.unit}
          min={1}
          max={units + unitsLeft(selection)}
          value={units}
          onChange={(value) => dispatch({ type: 'lineUnitsChanged', line: index, units: value })}
        />
        <div className="flex gap-5">
          <Button variant="quiet" className="px-0!" onClick={onChange}>
            {rich(calculatorVehicle.change({ vehicle: name, number: index + 1 }), { spoken })}
          </Button>
          <Button variant="quiet" className="px-0!" onClick={onRemove}>
            {rich(calculatorVehicle.remove({ vehicle: name, number: index + 1 }), { spoken })}
          </Button>
        </div>
      </div>
      {(equipmentFor(catalogue, vehicle).length > 0 || line.equipmentGone) && (
        <EquipmentChoice line={index} chosen={line} />
      )}
    </li>
  );
}
