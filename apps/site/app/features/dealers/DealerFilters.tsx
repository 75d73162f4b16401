import type { City, State } from '@flota/schemas';
import { dealers } from '@flota/texts/site/dealers';
import { LocateFixed, X } from 'lucide-react';
import { Form, useSubmit } from 'react-router';
import { Button } from '../../components/Button.js';
import { Select } from '../../components/Select.js';
import { TextInput } from '../../components/TextInput.js';
import { isPostalCode, stateOfPostalCode, type DealerSearch } from './find-dealers.js';
import type { usePosition } from './use-position.js';

interface DealerFiltersProps {
  search: DealerSearch;
  states: readonly State[];
  /** Those of the chosen state. */
  cities: readonly City[];
  position: ReturnType<typeof usePosition>;
}

/** A form of its own address: it works before scripts arrive, and its result can be shared. */
export function DealerFilters({ search, states, cities, position }: DealerFiltersProps) {
  const submit = useSubmit();
  const { stateId, cityId, postalCode } = search;
  const submitWith = (name: string, value: string) => {
    // Another state has other cities, and a postal code says the state itself.
    const next = {
      estado: { estado: value },
      ciudad: { estado: stateId ?? '', ciudad: value },
      cp: { cp: value },
    }[name];
    const entries = Object.entries(next ?? {}).filter(([, text]) => text !== '');
    void submit(new URLSearchParams(entries), { replace: true, preventScrollReset: true });
  };

  return (
    <Form preventScrollReset className="grid gap-5 tablet:grid-cols-2">
      <Select
        key={`estado-${stateId}`}
        label={dealers.state}
        name="estado"
        placeholder={dealers.allStates}
        defaultValue={stateId ?? ''}
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => submitWith('estado', target.value)}
      />
      <Select
        key={`ciudad-${cityId}-${stateId}`}
        label={dealers.city}
        name="ciudad"
        placeholder={stateId ? dealers.allCities : dealers.cityNeedsState}
        defaultValue={cityId ?? ''}
        disabled={!stateId}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => submitWith('ciudad', target.value)}
      />
      <TextInput
        key={`cp-${postalCode}`}
        label={dealers.postalCode}
        name="cp"
        inputMode="numeric"
        autoComplete="postal-code"
        maxLength={5}
        pattern="\d{5}"
        defaultValue={postalCode ?? ''}
        aria-required={false}
        error={postalCodeError(postalCode, states)}
        onChange={({ target }) => {
          if (isPostalCode(target.value)) submitWith('cp', target.value);
        }}
      />
      <div className="flex items-end gap-3">
        {position.current.state === 'known' ? (
          <Button variant="secondary" className="w-full" icon={<X aria-hidden size={18} />} onClick={position.forget}>
            {dealers.forgetPosition}
          </Button>
        ) : (
          <Button
            variant="secondary"
            className="w-full"
            icon={<LocateFixed aria-hidden size={18} />}
            loading={position.current.state === 'asking'}
            loadingLabel={dealers.locating}
            onClick={position.ask}
          >
            {dealers.nearMe}
          </Button>
        )}
      </div>
      <noscript>
        <Button type="submit">{dealers.search}</Button>
      </noscript>
      <p role="status" className="text-[0.9375rem] text-muted empty:hidden tablet:col-span-2">
        {positionText(position.current.state)}
      </p>
    </Form>
  );
}

function positionText(state: ReturnType<typeof usePosition>['current']['state']): string | null {
  switch (state) {
    case 'refused':
      return dealers.positionRefused;
    case 'failed':
      return dealers.positionFailed;
    case 'known':
      return dealers.positionKnown;
    case 'unknown':
    case 'asking':
      return null;
  }
}

function postalCodeError(postalCode: string | undefined, states: readonly State[]): string | undefined {
  if (!postalCode) return undefined;
  if (!isPostalCode(postalCode)) return dealers.postalCodeDigits;
  return stateOfPostalCode(postalCode, states) ? undefined : dealers.postalCodeUnknown;
}
