import type { VehicleType } from '@flota/schemas';
import { vehiclesComparison } from '@flota/texts/site/vehicles-comparison';
import { Form, useNavigate, useNavigation } from 'react-router';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import {
  COMPARED_PARAMETERS,
  COMPARISON_PATH,
  comparisonPath,
  type ComparedRef,
  readCompared,
  readRef,
  refText,
} from './addresses.js';

interface ComparisonPickerProps {
  types: readonly VehicleType[];
  chosen: readonly ComparedRef[];
}

const NAMES = ['first', 'second', 'third'] as const;

/** Which vehicles are compared; each choice shows at once, and without scripts it is a form with a button. */
export function ComparisonPicker({ types, chosen: compared }: ComparisonPickerProps) {
  const navigate = useNavigate();
  const coming = useNavigation().location;
  // What was just chosen is shown, and the next choice built on it, before its figures are there.
  const chosen = coming?.pathname === COMPARISON_PATH ? readCompared(new URLSearchParams(coming.search)) : compared;
  const options = types.flatMap(({ models }) =>
    models.flatMap((model) =>
      model.versions.map((version) => ({
        value: refText({ model: model.slug, version: version.slug }),
        label: `${model.brand} ${model.name}, ${version.name}`,
      })),
    ),
  );
  const choose = (index: number, value: string) => {
    const refs = COMPARED_PARAMETERS.map((_, at) => (at === index ? readRef(value) : (chosen[at] ?? null)));
    void navigate(comparisonPath(refs.filter((ref) => ref !== null)), { replace: true, preventScrollReset: true });
  };
  return (
    <Form
      method="get"
      aria-label={vehiclesComparison.choice}
      replace
      preventScrollReset
      className="grid gap-5 desktop:grid-cols-3 print:hidden"
    >
      {COMPARED_PARAMETERS.map((name, index) => {
        const ref = chosen[index];
        return (
          <Select
            key={name}
            label={vehiclesComparison[NAMES[index] ?? 'third']}
            name={name}
            placeholder={index === 2 ? vehiclesComparison.chooseNone : vehiclesComparison.choose}
            options={options}
            value={ref ? refText(ref) : ''}
            onChange={({ target }) => choose(index, target.value)}
          />
        );
      })}
      <noscript>
        <Button type="submit" variant="secondary">
          {vehiclesComparison.compare}
        </Button>
      </noscript>
    </Form>
  );
}
