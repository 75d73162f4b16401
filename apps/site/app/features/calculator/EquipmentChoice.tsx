import { equipmentText } from '@flota/figures';
import type { Equipment } from '@flota/schemas';
import { Checkbox } from '../../components/Checkbox.js';
import { Disclosure } from '../../components/Disclosure.js';
import { Money } from '../../components/Money.js';
import { NumberStepper } from '../../components/NumberStepper.js';
import { type CatalogueLine, equipmentFor } from '../quoting/index.js';
import { useCalculator } from './CalculatorProvider.js';
import { EQUIPMENT_GONE } from './lines-texts.js';

/** What can be mounted on each vehicle of a line, closed until wanted. Nothing where nothing fits it. */
export function EquipmentChoice({ line, chosen }: { line: number; chosen: CatalogueLine }) {
  const { catalogue } = useCalculator();
  const offered = equipmentFor(catalogue, chosen.vehicle);
  const summary = equipmentText(chosen);
  return (
    <div className="mt-4">
      {chosen.equipmentGone && (
        <p role="status" className="mb-3 border-l-4 border-amber pl-4">
          {EQUIPMENT_GONE}
        </p>
      )}
      {offered.length > 0 && (
        <Disclosure
          summary={
            <span className="min-w-0 py-2 leading-snug">
              Agregar equipo
              <span className="block text-[0.9rem] font-normal text-muted">
                {summary || 'Se financia junto con el vehículo'}
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
        hint={
          <>
            <Money amount={price} whole /> con IVA; hasta {mostPerVehicle} por vehículo.
          </>
        }
        name={`equipment-${line}-${slug}`}
        unit={`unidad de ${name}`}
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
            <Money amount={price} whole /> con IVA
          </span>
        </>
      }
    />
  );
}
