import { Box, Typography } from '@mui/material';
import { Loading, Navigate, Title, usePermissions, useResourceDefinitions } from 'react-admin';
import type { Permissions } from '@flota/schemas';
import { lazy, type ReactElement, Suspense } from 'react';
import { Placeholder } from './Columns.js';

const ContentHome = lazy(() => import('./content/ContentHome.js'));
const Dashboard = lazy(() => import('./Dashboard.js'));

/** The start page: the dashboard for who may see it, what changes on the site for who writes it, else the first list the role may open, else a kind word. */
export function Home() {
  const { permissions, isPending } = usePermissions<Permissions>();
  const resources = useResourceDefinitions();
  if (isPending) return <Loading />;
  if (permissions?.dashboard?.includes('show')) return <Fetched page={<Dashboard />} />;
  if (permissions?.['content-agenda']?.includes('show')) return <Fetched page={<ContentHome />} />;
  const first = Object.keys(resources).find((name) => permissions?.[name]?.includes('list'));
  return first ? <Navigate to={`/${first}`} replace /> : <NothingToSee />;
}

/** Looks like the page that comes while its program does. */
const Fetched = ({ page }: { page: ReactElement }) => (
  <Suspense
    fallback={
      <Box component="section" sx={{ pt: 2 }}>
        <Title title="Inicio" />
        <Placeholder />
      </Box>
    }
  >
    {page}
  </Suspense>
);

const NothingToSee = () => (
  <Box sx={{ maxWidth: '60ch', py: 6 }}>
    <Title title="Inicio" />
    <Typography component="h2" variant="h2" gutterBottom>
      Su cuenta está lista, pero todavía no tiene secciones asignadas
    </Typography>
    <Typography color="textSecondary">
      Pida a quien administra las cuentas de su empresa que le dé acceso a lo que necesita. Después cierre la sesión y
      vuelva a entrar para verlo aquí.
    </Typography>
  </Box>
);
