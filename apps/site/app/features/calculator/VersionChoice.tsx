import type { VehicleModel } from '@flota/schemas';
import { RadioCards } from '../../components/RadioCards.js';
import { Money } from '../../components/Money.js';
import { useCalculator } from './CalculatorProvider.js';

export function VersionChoice({ model }: { model: VehicleModel }) {
  const { selection, dispatch } = useCalculator();
  const { vehicle } = selection;
  const isThisModel = vehicle?.type === model.type && vehicle.model === model.slug;
  return (
    <RadioCards
      legend={`Versiones de ${model.name}`}
      name={`version-${model.slug}`}
      columns={1}
      value={isThisModel ? vehicle.version : null}
      onChange={(version) =>
        dispatch({ type: 'vehicleChosen', vehicle: { type: model.type, model: model.slug, version } })
      }
      options={model.versions.map(({ slug, name, price }) => ({
        value: slug,
        label: name,
        meta: <Money amount={price} whole currency />,
      }))}
    />
  );
}
