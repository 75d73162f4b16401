import type { Permissions } from '@flota/schemas';
import { usePermissions } from 'react-admin';
import type { DashboardData } from './dashboard-data.js';
import { Tile, TileGrid } from './Tile.js';

const WAITING = [
  { label: 'Mensajes sin leer', figure: 'unreadConversations', resource: 'conversations', tone: 'warning' },
  { label: 'Facturas de vehículo en trámite', figure: 'openBillRequests', resource: 'bill-requests', tone: 'warning' },
  { label: 'Estados de cuenta por revisar', figure: 'heldStatements', resource: 'statement-runs', tone: 'error' },
] as const;

/** What customers wait for, as far as it is this person's to see to. */
export function AccountTiles({ data }: { data: DashboardData }) {
  const { permissions } = usePermissions<Permissions>();
  const theirs = WAITING.filter(({ resource }) => permissions?.[resource]?.includes('list'));
  if (theirs.length === 0) return null;
  return (
    <TileGrid>
      {theirs.map(({ label, figure, resource, tone }) => (
        <Tile key={figure} label={label} value={data[figure]} resource={resource} tone={tone} />
      ))}
    </TileGrid>
  );
}
