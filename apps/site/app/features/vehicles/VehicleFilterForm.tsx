import { bodies, vehicles } from '@flota/texts/site/vehicles';
import { useState } from 'react';
import { Form } from 'react-router';
import { Button } from '../../components/Button.js';
import { CONTROL_CLASSES, Field } from '../../components/Field.js';
import { Select } from '../../components/Select.js';
import { formatMoney } from '../../lib/format.js';
import { useAddressQuery } from '../../lib/use-address-query.js';
import { FILTER_PARAMETERS, withFilter, type FilterOptions, type VehicleFilters } from './vehicle-filters.js';

interface VehicleFilterFormProps {
  filters: VehicleFilters;
  options: FilterOptions;
}

const toOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Each change shows at once; without scripts it is a form with a button. */
export function VehicleFilterForm({ filters, options }: VehicleFilterFormProps) {
  const [, changeQuery] = useAddressQuery();
  // The address follows what is typed a moment later, and the box must not wait for it.
  const [typed, setTyped] = useState<string | null>(null);

  const change = (key: keyof VehicleFilters, value: string) =>
    changeQuery((query) => {
      const next = withFilter(query, key, value);
      // Another type has other segments and bodies.
      return key === 'type' ? withFilter(withFilter(next, 'segment', ''), 'body', '') : next;
    });
  const select = (key: Exclude<keyof VehicleFilters, 'text'>) => ({
    name: FILTER_PARAMETERS[key],
    value: String(filters[key] ?? ''),
    onChange: ({ target }: { target: HTMLSelectElement }) => change(key, target.value),
  });

  return (
    <Form
      method="get"
      role="search"
      aria-label={vehicles.filters}
      preventScrollReset
      replace
      className="grid grid-cols-2 gap-x-4 gap-y-5 desktop:grid-cols-3 wide:grid-cols-6"
    >
      <Field label={vehicles.search} className="max-desktop:col-span-2">
        {(control) => (
          <input
            {...control}
            type="search"
            className={CONTROL_CLASSES}
            placeholder={vehicles.searchPlaceholder}
            autoComplete="off"
            maxLength={80}
            name={FILTER_PARAMETERS.text}
            value={typed ?? filters.text}
            onChange={({ target }) => {
              setTyped(target.value);
              change('text', target.value);
            }}
            onBlur={() => setTyped(null)}
          />
        )}
      </Field>
      <Select
        label={vehicles.type}
        placeholder={vehicles.allTypes}
        options={options.types.map(({ slug, name }) => ({ value: slug, label: name }))}
        {...select('type')}
      />
      <Select
        label={vehicles.brand}
        placeholder={vehicles.allBrands}
        options={toOptions(options.brands)}
        {...select('brand')}
      />
      <Select
        label={vehicles.segment}
        placeholder={vehicles.allSegments}
        options={toOptions(options.segments)}
        {...select('segment')}
      />
      <Select
        label={vehicles.body}
        placeholder={vehicles.allBodies}
        options={options.bodies.map((body) => ({ value: body, label: bodies[body] }))}
        {...select('body')}
      />
      <Select
        label={vehicles.priceUpTo}
        placeholder={vehicles.anyPrice}
        options={options.prices.map((price) => ({
          value: String(price),
          label: formatMoney(String(price), { decimals: false }),
        }))}
        {...select('maxPrice')}
      />
      <noscript>
        <Button type="submit" variant="secondary">
          {vehicles.apply}
        </Button>
      </noscript>
    </Form>
  );
}
