import type { AdminCustomer } from '@flota/schemas';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import Lock from '@mui/icons-material/LockOutlined';

const LOOKS = {
  open: { label: 'Abierta', icon: CheckCircle, color: 'success' },
  unregistered: { label: 'Sin registrar', icon: HourglassEmpty, color: 'default' },
  closed: { label: 'Cerrada', icon: Lock, color: 'error' },
} as const;

/** A closed account stays closed, whether its owner ever registered or not. */
export function accountLook({ active, registeredAt }: Pick<AdminCustomer, 'active' | 'registeredAt'>) {
  if (!active) return LOOKS.closed;
  return registeredAt ? LOOKS.open : LOOKS.unregistered;
}
