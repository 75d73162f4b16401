import type { AdminApiClient } from '@flota/schemas';
import { Chip } from '@mui/material';
import { formatInstant } from '../../i18n/format.js';

const STATES = {
  active: { label: 'Activo', color: 'success' },
  expired: { label: 'Venció', color: 'warning' },
  revoked: { label: 'Revocado', color: 'default' },
} as const;

export const Standing = ({ state }: Pick<AdminApiClient, 'state'>) => (
  <Chip size="small" variant="outlined" {...STATES[state]} />
);

export const lastUse = (lastUsedAt: string | null): string => (lastUsedAt ? formatInstant(lastUsedAt) : 'Nunca');
