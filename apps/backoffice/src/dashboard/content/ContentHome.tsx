import type { Permissions } from '@flota/schemas';
import { Box, Button, Stack } from '@mui/material';
import { Link, Title, usePermissions } from 'react-admin';
import { Section } from '../../components/Figures.js';
import { actionsOf } from '../../palette/actions.js';
import { ContentAgenda } from './ContentAgenda.js';

/** The start page of who writes the site and has no business with customers. */
export default function ContentHome() {
  return (
    <Box component="section" sx={{ pt: 2 }}>
      <Title title="Inicio" />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '3fr 2fr' },
        }}
      >
        <ContentAgenda />
        <ToWrite />
      </Box>
    </Box>
  );
}

/** What they make most. */
const WRITTEN = ['alerts', 'promotions', 'news', 'campaigns', 'banners', 'faqs', 'pages'];

function ToWrite() {
  const { permissions } = usePermissions<Permissions>();
  const actions = actionsOf(permissions ?? {}).filter(({ resource }) => WRITTEN.includes(resource));
  if (actions.length === 0) return null;
  return (
    <Section title="Escribir">
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        {actions.map(({ title, to }) => (
          <Button key={title} component={Link} to={to ?? '/'} variant="outlined">
            {title}
          </Button>
        ))}
      </Stack>
    </Section>
  );
}
