import { equipmentText } from '@flota/figures';
import type { Equipment } from '@flota/schemas';
import { calculatorVehicle } from '@flota/texts/site/calculator-vehicle';
import { Checkbox } from '../../components/Checkbox.js';
import { Disclosure } from '../../components/Disclosure.js';
import { Money } from '../../components/Money.js';
import { NumberStepper } from '../../components/NumberStepper.js';
import { rich } from '../../lib/rich.js';
import { type CatalogueLine, equipmentFor } from '../quoting/index.js';
import { useCalculator } from './CalculatorProvider.js';

/** What can be mounted on each vehicle of a line, closed until wanted. Nothing where nothing fits it. */
export function EquipmentChoice({ line, chosen }: { line: number; chosen: CatalogueLine }) {
  const { catalogue } = useCalculator();
  const offered = equipmentFor(catalogue, chosen.vehicle);
  const summary = equipmentText(chosen);
  return (
    <div className="mt-4">
      {chosen.equipmentGone && (
        <p role="status" className="mb-3 border-l-4 border-amber pl-4">
          {calculatorVehicle.equipmentGone}
        </p>
      )}
      {offered.length > 0 && (
        <Disclosure
          summary={
            <span className="min-w-0 py-2 leading-snug">
              {calculatorVehicle.equipment}
              <span className="block text-[0.9rem] font-normal text-muted">
                {summary || calculatorVehicle.equipmentNote}
              </span>
            </span>
          }
        >
          <ul className="divide-y divide-line px-5">
            {offered.map((item) => (
              <li key={item.slug} className="py-3">
                <Item
                  item={item}
                  line={line}
                  quantity={chosen.equipment.find((fitted) => fitted.item === item.slug)?.quantity ?? 0}
                />
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </div>
  );
}

function Item({ item, line, quantity }: { item: Equipment; line: number; quantity: number }) {
  const { dispatch } = useCalculator();
  const { slug, name, price, mostPerVehicle } = item;
  const fit = (wanted: number) => dispatch({ type: 'equipmentFitted', line, item: slug, quantity: wanted });
  if (mostPerVehicle > 1) {
    return (
      <NumberStepper
        label={name}
        hint={rich(calculatorVehicle.itemSeveral({ most: mostPerVehicle }), {
          price: () => <Money amount={price} whole />,
        })}
        name={`equipment-${line}-${slug}`}
        unit={calculatorVehicle.itemUnit({ item: name })}
        min={0}
        max={mostPerVehicle}
        value={quantity}
        onChange={fit}
      />
    );
  }
  return (
    <Checkbox
      name={`equipment-${line}-${slug}`}
      checked={quantity > 0}
      onChange={({ currentTarget }) => fit(currentTarget.checked ? 1 : 0)}
      label={
        <>
          {name}
          <span className="block text-[0.9rem] text-muted">
            {rich(calculatorVehicle.item, { price: () => <Money amount={price} whole /> })}
          </span>
        </>
      }
    />
  );
}
