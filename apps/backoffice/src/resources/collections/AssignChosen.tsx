import type { AdminCollection } from '@flota/schemas';
import { GiveMenu } from '../../components/selection/GiveMenu.js';
import { SelectionBar } from '../../components/selection/SelectionBar.js';
import { formatCount } from '../../i18n/format.js';
import { HandOverChosen } from './HandOverChosen.js';
import { ASSIGN_PATH, useAssignees } from './assignees.js';

/** Shares out the contracts that are chosen, among staff and to agencies. */
export const AssignChosen = () => {
  const people = useAssignees();
  return (
    <SelectionBar label="Contratos elegidos">
      <GiveMenu<AdminCollection>
        people={people}
        path={ASSIGN_PATH}
        ownerOf={({ assignedTo }) => assignedTo?.id ?? null}
        done={(count, name) =>
          `${count === 1 ? 'Se asignó 1 contrato' : `Se asignaron ${formatCount(count)} contratos`} a ${name ?? 'nadie'}.`
        }
      />
      <HandOverChosen />
    </SelectionBar>
  );
};
