import Phone from '@mui/icons-material/PhoneOutlined';
import { Box, Button, Link } from '@mui/material';
import type { TelephonyOffer } from '@flota/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { formatPhone } from '../../i18n/format.js';
import { useTask } from '../use-task.js';

interface TelephoneProps {
  /** Whose it is. */
  of: 'leads' | 'customers';
  id: string;
  phone: string;
}

/** A telephone to dial by hand and, where the switchboard is connected, by a click. */
export function Telephone({ of: kind, id, phone }: TelephoneProps) {
  const offered = useOffer();
  const { busy, run } = useTask();
  const client = useQueryClient();
  const call = () =>
    run(async () => {
      await http.send('/api/admin/calls', { method: 'POST', body: { kind, id } });
      await client.invalidateQueries({ queryKey: ['timeline', kind, id] });
    }, 'Marcando: conteste su teléfono.');

  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 1, alignItems: 'center' }}
    >
      <Link href={`tel:${phone}`}>{formatPhone(phone)}</Link>
      {offered && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<Phone />}
          loading={busy}
          loadingPosition="start"
          onClick={() => void call()}
        >
          Llamar
        </Button>
      )}
    </Box>
  );
}

/** Whether this person may call by a click now. */
function useOffer(): boolean {
  const { canAccess = false } = useCanAccess({ resource: 'calls', action: 'call' });
  const { data } = useQuery({
    queryKey: ['calls', 'offer'],
    queryFn: ({ signal }) => http.json<TelephonyOffer>('/api/admin/calls/offer', { signal }),
    enabled: canAccess,
    staleTime: 60_000,
  });
  return canAccess && data?.clickToCall === true;
}
