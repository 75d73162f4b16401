import { Box, Paper, Typography } from '@mui/material';
import { drawnLabels } from './destination-names.js';
import type { Labels, Offered } from './navigation-data.js';
import type { Draft } from './navigation-draft.js';

interface Props {
  draft: Draft;
  labels: Labels;
  offered: Offered | undefined;
}

/** What visitors would read, in its order; how it looks is the site's. */
export function NavigationPreview({ draft, labels, offered }: Props) {
  const menu = draft.menu.flatMap((entry) =>
    drawnLabels(entry, labels.menu, offered).map((label) => ({
      label,
      under: entry.kind === 'destination' && entry.destination === 'plans' ? (offered?.plans ?? []) : [],
    })),
  );
  const groups = draft.footer
    .map((group) => ({
      key: group.key,
      title: group.title?.trim() || (group.name ? (labels.groups[group.name] ?? '') : ''),
      links: group.entries.flatMap((entry) => drawnLabels(entry, labels.footer, offered)),
    }))
    .filter(({ links }) => links.length > 0);
  return (
    <Paper
      component="section"
      aria-label="Así se verá"
      sx={{ p: 2, minWidth: 0, position: { lg: 'sticky' }, top: 64, overflowWrap: 'anywhere' }}
    >
      <Typography component="h2" variant="h3" sx={{ mb: 1.5 }}>
        Así se verá
      </Typography>
      <Box component="ul" aria-label="Menú" sx={{ ...DARK, listStyle: 'none', m: 0 }}>
        {menu.map(({ label, under }, index) => (
          <Box component="li" key={index} sx={{ py: 0.75, borderBottom: 1, borderColor: 'rgba(255,255,255,.2)' }}>
            <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
            {under.length > 0 && (
              <Typography variant="body2" sx={{ opacity: 0.8 }}>
                {under.map(({ title }) => title).join(' · ')}
              </Typography>
            )}
          </Box>
        ))}
      </Box>
      <Box
        sx={{
          ...DARK,
          mt: 2,
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
        }}
      >
        {groups.map(({ key, title, links }) => (
          <Box key={key}>
            <Typography variant="subtitle2">{title}</Typography>
            <Box component="ul" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {links.map((label, index) => (
                <Typography component="li" variant="body2" key={index} sx={{ py: 0.25 }}>
                  {label}
                </Typography>
              ))}
            </Box>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        Al pie se suma siempre «Atención a clientes», con los datos de Configuración.
      </Typography>
    </Paper>
  );
}

const DARK = { bgcolor: '#0e1b22', color: '#fff', borderRadius: 1, p: 2 } as const;
