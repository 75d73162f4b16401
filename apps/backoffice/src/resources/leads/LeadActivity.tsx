import type { AdminLead } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { ActivityButtons } from '../../components/outside/ActivityButtons.js';
import { Historial } from '../../components/outside/Historial.js';

/** All that happened with a lead in one stream, to which staff add what they heard. */
export function LeadActivity({ lead: { id, name, stage } }: { lead: AdminLead }) {
  const { canAccess } = useCanAccess({ resource: 'leads', action: 'work' });
  return (
    <Historial
      of="leads"
      id={id}
      actions={
        canAccess && (
          <ActivityButtons
            about={{ resource: 'leads', id, name }}
            answeredHint={stage === 'new' ? 'Si contestaron, la solicitud pasa a «Contactada».' : undefined}
          />
        )
      }
    />
  );
}
