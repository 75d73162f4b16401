import type { AdminLead } from '@flota/schemas';
import { GiveMenu } from '../../components/selection/GiveMenu.js';
import { SelectionBar } from '../../components/selection/SelectionBar.js';
import { formatCount } from '../../i18n/format.js';
import { MoveChosen } from './moves/MoveChosen.js';
import { useLeadStaff } from './owners/lead-owner.js';

/** What is done to the leads that are chosen. */
export const LeadSelection = () => {
  const people = useLeadStaff();
  return (
    <SelectionBar label="Solicitudes elegidas">
      <GiveMenu<AdminLead>
        people={people}
        path="/api/admin/leads/owners"
        ownerOf={({ owner }) => owner?.id ?? null}
        done={(count, name) =>
          `${count === 1 ? 'Se asignó 1 solicitud' : `Se asignaron ${formatCount(count)} solicitudes`} a ${name ?? 'nadie'}.`
        }
      />
      <MoveChosen />
    </SelectionBar>
  );
};
