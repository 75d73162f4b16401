import { equipmentText } from '@flota/figures';
import { calculator } from '@flota/texts/site/calculator';
import { Money } from '../../components/Money.js';
import { rich } from '../../lib/rich.js';
import { useCalculator } from './CalculatorProvider.js';
import { draftLines } from './chosen-lines.js';

/** In the panel: each kind of vehicle, where there are several. */
export function PanelLines() {
  const { selection, catalogue } = useCalculator();
  return (
    <ul className="grid gap-2">
      {draftLines(selection, catalogue).map(({ vehicle, units, price, equipment }, index) => (
        // The same vehicle may be there twice, with other equipment.
        <li key={index} className="leading-snug">
          <span className="font-semibold">
            {units} × {vehicle.model.brand} {vehicle.model.name}
          </span>
          <span className="block text-[0.9rem] text-muted-inverse">
            {equipment.length > 0
              ? calculator.equipped({ version: vehicle.version.name, equipment: equipmentText({ equipment }) })
              : vehicle.version.name}
            , <Money amount={price} whole />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** In the panel: what is mounted on the one vehicle, and what it costs with it. */
export function PanelEquipment() {
  const { selection, catalogue } = useCalculator();
  const [line] = draftLines(selection, catalogue);
  if (!line || line.equipment.length === 0) return null;
  return (
    <span className="block">
      {rich(calculator.withEquipment({ equipment: equipmentText(line) }), {
        price: () => <Money amount={line.price} whole />,
      })}
    </span>
  );
}
