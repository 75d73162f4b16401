import type { Permissions } from '@flota/schemas';
import { usePermissions } from 'react-admin';
import type { DashboardData } from './dashboard-data.js';
import { Tile, TileGrid, type TileProps } from './Tile.js';

type WaitingTile = Omit<TileProps, 'value'> & {
  figure: 'unreadConversations' | 'openBillRequests' | 'pendingTaxChanges' | 'heldStatements' | 'waitingApprovals';
};

const WAITING: readonly WaitingTile[] = [
  {
    label: 'Operaciones por autorizar',
    figure: 'waitingApprovals',
    resource: 'desk-requests',
    filter: { state: 'waiting' },
    tone: 'warning',
  },
  {
    label: 'Mensajes sin leer',
    figure: 'unreadConversations',
    resource: 'conversations',
    filter: { unread: true },
    tone: 'warning',
  },
  {
    label: 'Facturas de vehículo en trámite',
    figure: 'openBillRequests',
    resource: 'bill-requests',
    filter: { open: true },
    tone: 'warning',
  },
  {
    label: 'Cambios de datos fiscales por revisar',
    figure: 'pendingTaxChanges',
    resource: 'tax-changes',
    filter: { state: 'pending' },
    tone: 'warning',
  },
  { label: 'Estados de cuenta por revisar', figure: 'heldStatements', resource: 'statement-runs', tone: 'error' },
];

/** What customers wait for, as far as it is this person's to see to. */
export function AccountTiles({ data }: { data: DashboardData }) {
  const { permissions } = usePermissions<Permissions>();
  const theirs = WAITING.filter(({ resource }) => permissions?.[resource]?.includes('list'));
  if (theirs.length === 0) return null;
  return (
    <TileGrid>
      {theirs.map(({ figure, ...tile }) => (
        <Tile key={figure} {...tile} value={data[figure]} />
      ))}
    </TileGrid>
  );
}
