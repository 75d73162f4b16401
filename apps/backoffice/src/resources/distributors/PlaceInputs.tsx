import { Button } from '@mui/material';
import { AutocompleteInput, NumberInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useContentForm } from '../../components/content/content-form.js';
import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { useStates } from '../../components/use-states.js';
import { useCities } from './use-cities.js';

/** City and point on the map; the city's own point is a start for the exact one. */
export function PlaceInputs() {
  const { readOnly } = useContentForm();
  const { setValue } = useFormContext();
  const cityId = useWatch({ name: 'cityId' }) as string | null;
  const cities = useCities();
  const states = new Map(useStates().map(({ id, name }) => [id, name]));
  const choices = cities.map(({ id, name, stateId }) => ({ id, name: `${name}, ${states.get(stateId) ?? stateId}` }));
  const city = cities.find(({ id }) => id === cityId);

  function takeCityPoint() {
    setValue('latitude', city?.latitude, { shouldDirty: true, shouldValidate: true });
    setValue('longitude', city?.longitude, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormGroup title="En el mapa">
      <AutocompleteInput source="cityId" choices={choices} isRequired readOnly={readOnly} helperText={false} />
      <FieldPair>
        <NumberInput source="latitude" isRequired readOnly={readOnly} helperText="Por ejemplo 19.4326" />
        <NumberInput source="longitude" isRequired readOnly={readOnly} helperText="Por ejemplo -99.1332" />
      </FieldPair>
      {!readOnly && (
        <Button size="small" color="inherit" disabled={!city} onClick={takeCityPoint}>
          Usar el punto de la ciudad
        </Button>
      )}
    </FormGroup>
  );
}
