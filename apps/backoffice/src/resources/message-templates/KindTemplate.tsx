import type { ChannelTemplate } from '@flota/schemas';
import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useCanAccess } from 'react-admin';
import { http } from '../../api/client.js';
import { Section } from '../../components/Figures.js';
import { useTask } from '../../components/use-task.js';
import { asTemplate, choicesFor, keyOf, type Kind } from './template-choices.js';

interface KindTemplateProps {
  kind: Kind;
  available: readonly ChannelTemplate[] | null;
  onSaved: () => void;
}

/** What a kind of message says, and its template: saved as it is chosen. */
export function KindTemplate({ kind, available, onSaved }: KindTemplateProps) {
  const { canAccess } = useCanAccess({ resource: 'message-templates', action: 'edit' });
  const { busy, run } = useTask();
  const choices = choicesFor(kind, available);
  const chosen = kind.chosen ? keyOf(kind.chosen) : '';

  const choose = (id: string) =>
    run(
      async () => {
        const [name, language] = id.split(' ');
        const template = id ? { name, language, variables: kind.variables } : null;
        await http.send(`/api/admin/message-templates/${kind.kind}`, { method: 'PUT', body: { template } });
        onSaved();
      },
      id ? 'Plantilla guardada.' : 'Este aviso ya no se envía por WhatsApp.',
    );

  return (
    <Section title={kind.title}>
      <Typography variant="body2" color="textSecondary">
        Texto para la plantilla
      </Typography>
      <Box component="p" sx={{ mt: 0.5, mb: 2, overflowWrap: 'anywhere' }}>
        {asTemplate(kind)}
      </Box>
      <TextField
        select
        fullWidth
        label="Plantilla aprobada"
        value={chosen}
        disabled={!canAccess || busy || choices.length === 0}
        helperText={
          choices.length === 0 ? `No hay plantillas aprobadas con ${kind.variables.length} variables.` : undefined
        }
        onChange={({ target }) => void choose(target.value)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">No se envía por WhatsApp</MenuItem>
        {choices.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
    </Section>
  );
}
