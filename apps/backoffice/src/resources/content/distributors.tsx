import type { AdminRecord, City, CONTENT } from '@flota/schemas';
import { Box, Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { AutocompleteInput, NumberInput, SelectInput, useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { http } from '../../api/client.js';
import { useContentForm, type OwnPieces } from '../../components/content/content-form.js';
import { FieldPair, FormGroup } from '../../components/content/FormLayout.js';
import { Copied } from '../../components/Copied.js';
import { LocateButton } from '../../components/outside/LocateButton.js';
import { useStates } from '../../components/catalogues.js';
import { formatPhone } from '../../i18n/format.js';

/** City and point on the map; the city's own point is a start for the exact one. */
function PlaceInputs() {
  const { readOnly } = useContentForm();
  const { setValue } = useFormContext();
  const cityId = useWatch({ name: 'cityId' }) as string | null;
  const cities = useCities();
  const states = new Map(useStates().map(({ id, name }) => [id, name]));
  const choices = cities.map(({ id, name, stateId }) => ({ id, name: `${name}, ${states.get(stateId) ?? stateId}` }));
  const city = cities.find(({ id }) => id === cityId);

  function takePoint({ latitude, longitude }: { latitude: number; longitude: number }) {
    setValue('latitude', latitude, { shouldDirty: true, shouldValidate: true });
    setValue('longitude', longitude, { shouldDirty: true, shouldValidate: true });
  }

  return (
    <FormGroup title="En el mapa">
      <AutocompleteInput source="cityId" choices={choices} isRequired readOnly={readOnly} helperText={false} />
      <FieldPair>
        <NumberInput source="latitude" isRequired readOnly={readOnly} helperText="Por ejemplo 19.4326" />
        <NumberInput source="longitude" isRequired readOnly={readOnly} helperText="Por ejemplo -99.1332" />
      </FieldPair>
      {!readOnly && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <LocateButton onPlace={takePoint} />
          <Button size="small" color="inherit" disabled={!city} onClick={() => city && takePoint(city)}>
            Usar el punto de la ciudad
          </Button>
        </Box>
      )}
    </FormGroup>
  );
}

/** The cities where a distributor can be. Public content; without it none can be chosen. */
function useCities(): City[] {
  const { data } = useQuery({
    queryKey: ['cities'],
    queryFn: ({ signal }) => http.json<City[]>('/api/states/cities', { signal }),
    staleTime: Infinity,
  });
  return data ?? [];
}

/** What the distributor pastes into their page, once it is saved that they may. */
function EmbedSnippet() {
  const record = useRecordContext<AdminRecord<(typeof CONTENT)['distributors']>>();
  if (!record?.embedded) return null;
  const code = `<script src="${window.location.origin}/embed.js" data-distribuidor="${record.id}" async></script>`;
  return (
    <FormGroup title="Para pegar en su página">
      <Copied
        label="Código"
        copy="Copiar el código"
        text={code}
        help="La calculadora aparece donde esté esta línea, con la altura que necesita, solo en los sitios de la lista."
      />
    </FormGroup>
  );
}

export default {
  inputs: { cityId: PlaceInputs },
  Aside: EmbedSnippet,
  detail: ({ city, state, phone, active }) =>
    `${city}, ${state} · ${formatPhone(phone)}${active ? '' : ' · fuera del sitio'}`,
  useFilters: () => [<SelectInput key="stateId" source="stateId" label="Estado" choices={useStates()} alwaysOn />],
} satisfies OwnPieces<(typeof CONTENT)['distributors']>;
