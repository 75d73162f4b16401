import type { City, State } from '@flota/schemas';
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
        label="Estado"
        name="estado"
        placeholder="Todos"
        defaultValue={stateId ?? ''}
        options={states.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => submitWith('estado', target.value)}
      />
      <Select
        key={`ciudad-${cityId}-${stateId}`}
        label="Ciudad"
        name="ciudad"
        placeholder={stateId ? 'Todas' : 'Elija antes un estado'}
        defaultValue={cityId ?? ''}
        disabled={!stateId}
        options={cities.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={({ target }) => submitWith('ciudad', target.value)}
      />
      <TextInput
        key={`cp-${postalCode}`}
        label="Código postal"
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
            Quitar mi ubicación
          </Button>
        ) : (
          <Button
            variant="secondary"
            className="w-full"
            icon={<LocateFixed aria-hidden size={18} />}
            loading={position.current.state === 'asking'}
            loadingLabel="Ubicando…"
            onClick={position.ask}
          >
            Cerca de mí
          </Button>
        )}
      </div>
      <noscript>
        <Button type="submit">Buscar</Button>
      </noscript>
      <p role="status" className="text-[0.9375rem] text-muted empty:hidden tablet:col-span-2">
        {POSITION_TEXTS[position.current.state]}
      </p>
    </Form>
  );
}

const POSITION_TEXTS: Partial<Record<ReturnType<typeof usePosition>['current']['state'], string>> = {
  refused: 'Su navegador no nos permite conocer su ubicación. Actívela en los ajustes del sitio, o busque por estado.',
  failed: 'No pudimos obtener su ubicación. Busque por estado o por código postal.',
  known: 'Ordenados por distancia. Su ubicación no sale de este dispositivo.',
};

function postalCodeError(postalCode: string | undefined, states: readonly State[]): string | undefined {
  if (!postalCode) return undefined;
  if (!isPostalCode(postalCode)) return 'Escriba los cinco dígitos.';
  return stateOfPostalCode(postalCode, states) ? undefined : 'Ese código postal no existe. Revíselo.';
}
