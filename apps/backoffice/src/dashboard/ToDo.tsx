import {
  DASHBOARD_LISTS,
  type DashboardData,
  type DashboardFigure,
  dashboardList,
  type Permissions,
} from '@flota/schemas';
import { Box, ButtonBase, Typography } from '@mui/material';
import { Link, useGetIdentity, usePermissions } from 'react-admin';
import { Section } from '../components/Figures.js';
import { formatCount } from '../i18n/format.js';
import { listPath } from '../components/list-path.js';

interface Waiting {
  figure: DashboardFigure;
  label: string;
  tone: 'warning' | 'error';
  /** What it takes to see to it, where reading its list is not enough. */
  takes?: string;
}

/** What waits for somebody: what is worst first. */
const WAITING: readonly Waiting[] = [
  { figure: 'heldRuns', label: 'Meses con estados de cuenta por revisar', tone: 'error' },
  { figure: 'emailsFailed', label: 'Correos que fallaron', tone: 'error' },
  { figure: 'lateLeads', label: 'Solicitudes sin respuesta a tiempo', tone: 'error' },
  { figure: 'lateConversations', label: 'Mensajes sin respuesta a tiempo', tone: 'error' },
  { figure: 'lateBillRequests', label: 'Facturas de vehículo atrasadas', tone: 'error' },
  { figure: 'brokenPromises', label: 'Cobranza: promesas incumplidas', tone: 'error' },
  { figure: 'dueCollections', label: 'Cobranza: acciones para hoy', tone: 'warning' },
  { figure: 'waitingRates', label: 'Tasas por autorizar', tone: 'warning', takes: 'decide' },
  { figure: 'waitingApprovals', label: 'Operaciones por autorizar', tone: 'warning', takes: 'decide' },
  { figure: 'unreadConversations', label: 'Mensajes sin leer', tone: 'warning' },
  { figure: 'newLeads', label: 'Solicitudes por atender', tone: 'warning' },
  { figure: 'openBillRequests', label: 'Facturas de vehículo en trámite', tone: 'warning' },
  { figure: 'openPolicySubmissions', label: 'Pólizas por revisar', tone: 'warning' },
  { figure: 'pendingTaxChanges', label: 'Cambios de datos fiscales por revisar', tone: 'warning' },
  { figure: 'ledgerDifferences', label: 'Diferencias con el libro de cartera', tone: 'warning' },
  { figure: 'emailsPending', label: 'Correos pendientes', tone: 'warning' },
];

/** The work that this person may see to, each line with its list; what is done is said in one. */
export function ToDo({ data }: { data: DashboardData }) {
  const { permissions } = usePermissions<Permissions>();
  const { data: identity } = useGetIdentity();
  const pathOf = (figure: DashboardFigure) => {
    const { resource, filter } = dashboardList(figure, String(identity?.id ?? ''));
    return listPath(resource, filter);
  };
  const theirs = WAITING.filter(({ figure, takes = 'list' }) =>
    permissions?.[DASHBOARD_LISTS[figure].resource]?.includes(takes),
  );
  const [waiting, done] = [
    theirs.filter(({ figure }) => data[figure] > 0),
    theirs.filter(({ figure }) => data[figure] === 0),
  ];
  return (
    <Section title="Por atender">
      {waiting.length === 0 && <Typography>No hay nada pendiente.</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mx: -1, p: 0 }}>
        {[...waiting, ...done].map(({ figure, label, tone }) => (
          <Box component="li" key={figure}>
            <ButtonBase
              component={Link}
              to={pathOf(figure)}
              sx={{
                width: '100%',
                minHeight: { xs: 44, md: 38 },
                px: 1,
                gap: 2,
                justifyContent: 'space-between',
                borderRadius: 1,
                color: data[figure] > 0 ? 'text.primary' : 'text.secondary',
                textDecoration: 'none',
                textAlign: 'left',
                fontSize: 14,
                '&:hover, &:focus-visible': { bgcolor: 'action.hover' },
              }}
            >
              <span>{label}</span>
              <Box
                component="span"
                sx={{
                  fontVariantNumeric: 'tabular-nums',
                  fontWeight: data[figure] > 0 ? 700 : 400,
                  color: data[figure] > 0 ? `${tone}.main` : undefined,
                }}
              >
                {formatCount(data[figure])}
              </Box>
            </ButtonBase>
          </Box>
        ))}
      </Box>
    </Section>
  );
}
