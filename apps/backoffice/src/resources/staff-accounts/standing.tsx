import type { AdminStaffAccount } from '@flota/schemas';
import { StateChip } from '../../components/StateChip.js';

/** Worst first: what somebody has to do about it. */
function standingOf({ active, recoveryId, invited, hasSecondFactor }: AdminStaffAccount) {
  if (!active) return { label: 'Cerrada', color: 'default' } as const;
  if (recoveryId) return { label: 'Pide ayuda', color: 'warning' } as const;
  if (invited) return { label: 'Invitada', color: 'info' } as const;
  return hasSecondFactor
    ? ({ label: 'Con segundo paso', color: 'success' } as const)
    : ({ label: 'Solo contraseña', color: 'default' } as const);
}

export const Standing = ({ account }: { account: AdminStaffAccount }) => <StateChip look={standingOf(account)} />;
