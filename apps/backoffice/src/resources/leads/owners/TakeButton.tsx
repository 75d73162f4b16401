import type { AdminLead } from '@flota/schemas';
import { Button, Typography } from '@mui/material';
import { useCanAccess, useGetIdentity, useRefresh } from 'react-admin';
import { useTask } from '../../../components/use-task.js';
import { giveLead } from './lead-owner.js';

/** Of a lead that is nobody's: makes it one's own, while there is something to do about it. */
export function TakeButton({ lead }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  const { data: identity } = useGetIdentity();
  const { busy, run } = useTask();
  const refresh = useRefresh();
  if (!canAccess || !identity || lead.stage === 'won' || lead.stage === 'lost') {
    return (
      <Typography variant="body2" color="textSecondary">
        Sin responsable
      </Typography>
    );
  }
  const take = () => run(() => giveLead(lead, String(identity.id)), 'Ahora es suya.').finally(refresh);
  return (
    <Button
      size="small"
      variant="outlined"
      loading={busy}
      aria-label={`Tomar a ${lead.name}`}
      onClick={() => void take()}
    >
      Tomar
    </Button>
  );
}
