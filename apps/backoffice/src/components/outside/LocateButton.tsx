import Place from '@mui/icons-material/PlaceOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, Link, Typography } from '@mui/material';
import type { PlaceFound, PlacesFound } from '@flota/schemas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { http } from '../../api/client.js';
import { PlainList } from '../PlainList.js';
import { useTask } from '../use-task.js';

const mapOf = ({ latitude, longitude }: PlaceFound) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;

/** Looks for the form's address and proposes points; nothing changes before somebody takes one. */
export function LocateButton({ onPlace }: { onPlace: (place: PlaceFound) => void }) {
  const { getValues, trigger } = useFormContext();
  const { busy, run } = useTask();
  const [found, setFound] = useState<PlaceFound[] | null>(null);
  const { data: offer } = useQuery({
    queryKey: ['geocoding', 'offer'],
    queryFn: ({ signal }) => http.json<{ offered: boolean }>('/api/admin/geocoding/offer', { signal }),
    staleTime: 60_000,
  });
  if (!offer?.offered) return null;

  const look = () =>
    run(async () => {
      if (!(await trigger('address'))) return;
      const [address, postalCode, cityId] = getValues(['address', 'postalCode', 'cityId']) as (string | undefined)[];
      const body = { address, postalCode: postalCode || null, cityId: cityId || null };
      const { places } = await http.json<PlacesFound>('/api/admin/geocoding', { method: 'POST', body });
      setFound(places);
    });
  const close = () => setFound(null);
  const take = (place: PlaceFound) => {
    onPlace(place);
    close();
  };

  return (
    <>
      <Button
        size="small"
        variant="outlined"
        startIcon={<Place />}
        loading={busy}
        loadingPosition="start"
        onClick={() => void look()}
      >
        Ubicar en el mapa
      </Button>
      <Dialog open={found !== null} onClose={close} fullWidth maxWidth="sm" aria-labelledby="locate-title">
        <DialogTitle id="locate-title">¿Cuál es el lugar?</DialogTitle>
        <DialogContent>
          <PlainList
            items={(found ?? []).map((place) => ({ ...place, id: `${place.latitude},${place.longitude}` }))}
            empty="No encontramos ese domicilio. Escríbalo con calle, número y colonia, o escriba el punto a mano."
          >
            {(place) => (
              <>
                <Typography component="span" sx={{ overflowWrap: 'anywhere' }}>
                  {place.label}
                  <br />
                  <Link href={mapOf(place)} target="_blank" rel="noreferrer" variant="body2">
                    Ver en el mapa
                  </Link>
                </Typography>
                <Button variant="outlined" onClick={() => take(place)}>
                  Es este
                </Button>
              </>
            )}
          </PlainList>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>Ninguno</Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
