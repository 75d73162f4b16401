import type { AdminApiClient } from '@flota/schemas';
import { StateChip } from '../../components/StateChip.js';
import { formatInstant } from '../../i18n/format.js';

const STATES = {
  active: { label: 'Activo', color: 'success' },
  expired: { label: 'Venció', color: 'warning' },
  revoked: { label: 'Revocado', color: 'default' },
} as const;

export const Standing = ({ state }: Pick<AdminApiClient, 'state'>) => <StateChip look={STATES[state]} />;

export const lastUse = (lastUsedAt: string | null): string => (lastUsedAt ? formatInstant(lastUsedAt) : 'Nunca');
