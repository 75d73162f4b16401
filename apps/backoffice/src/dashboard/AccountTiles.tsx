import { DASHBOARD_LISTS, type DashboardData, type DashboardFigure, type Permissions } from '@flota/schemas';
import { usePermissions } from 'react-admin';
import { ListTile, type TileProps } from './Tile.js';

const WAITING: readonly (Pick<TileProps, 'label' | 'tone'> & { figure: DashboardFigure })[] = [
  { label: 'Operaciones por autorizar', figure: 'waitingApprovals', tone: 'warning' },
  { label: 'Mensajes sin leer', figure: 'unreadConversations', tone: 'warning' },
  { label: 'Facturas de vehículo en trámite', figure: 'openBillRequests', tone: 'warning' },
  { label: 'Pólizas por revisar', figure: 'openPolicySubmissions', tone: 'warning' },
  { label: 'Cambios de datos fiscales por revisar', figure: 'pendingTaxChanges', tone: 'warning' },
  { label: 'Diferencias con el libro de cartera', figure: 'ledgerDifferences', tone: 'warning' },
  { label: 'Meses con estados de cuenta por revisar', figure: 'heldRuns', tone: 'error' },
];

/** What customers wait for, as far as it is this person's to see to. */
export function AccountTiles({ data }: { data: DashboardData }) {
  const { permissions } = usePermissions<Permissions>();
  const theirs = WAITING.filter(({ figure }) => permissions?.[DASHBOARD_LISTS[figure].resource]?.includes('list'));
  return theirs.map((tile) => <ListTile key={tile.figure} {...tile} data={data} />);
}
