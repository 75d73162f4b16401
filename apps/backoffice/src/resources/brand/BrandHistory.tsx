import { Box, Typography } from '@mui/material';
import type { AdminBrand } from '@flota/schemas';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { ConfirmedButton } from '../../components/ConfirmedButton.js';
import { Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { formatInstant } from '../../i18n/format.js';

/** What was published, the last one first. An earlier look comes back as the draft, to be looked at before it is published. */
export function BrandHistory({ brand, onChange }: { brand: AdminBrand; onChange: (brand: AdminBrand) => void }) {
  const { busy, run } = useTask();
  const { canAccess: mayEdit } = useCanAccess({ resource: 'brand', action: 'edit' });
  const restore = (number: number) =>
    run(async () => {
      const body = { updatedAt: brand.updatedAt };
      onChange(await http.json<AdminBrand>(`/api/admin/brand/versions/${number}/restore`, { method: 'POST', body }));
    }, 'Está en el borrador: véala y publíquela.');
  return (
    <Section title="Historial">
      {brand.versions.length === 0 && (
        <Typography color="textSecondary">Aquí quedará cada imagen que publique, para volver a ella.</Typography>
      )}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {brand.versions.map(({ number, publishedAt, publishedBy, look }, index) => (
          <Box
            component="li"
            key={number}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: 2,
              py: 1,
              borderTop: index ? 1 : 0,
              borderColor: 'divider',
            }}
          >
            <Box aria-hidden sx={{ display: 'flex' }}>
              {Object.entries(look.colours).map(([name, colour]) => (
                <Box key={name} sx={{ width: 22, height: 22, bgcolor: colour, border: 1, borderColor: 'divider' }} />
              ))}
            </Box>
            <Typography sx={{ flex: 1, minWidth: 200 }}>
              Versión {number} · {formatInstant(publishedAt)} · {publishedBy}
              {index === 0 && ' · Publicada'}
            </Typography>
            {mayEdit && (
              <ConfirmedButton
                size="small"
                busy={busy}
                title={`Volver a la versión ${number}`}
                content="Reemplaza el borrador de ahora. Nadie la ve hasta que se publique."
                confirm="Llevar al borrador"
                onConfirm={() => void restore(number)}
              >
                Llevar al borrador
              </ConfirmedButton>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
