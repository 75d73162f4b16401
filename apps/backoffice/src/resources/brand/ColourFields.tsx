import { Alert, Box, Stack, TextField, Typography } from '@mui/material';
import { type BrandLook, FIELD_TEXTS, movedColours, paletteOf } from '@flota/schemas';

type Colours = BrandLook['colours'];

const NAMES: Record<keyof Colours, { label: string; hint: string }> = {
  main: { label: 'Color principal', hint: 'Encabezados, bandas oscuras, títulos y enlaces.' },
  action: { label: 'Color de acción', hint: 'El botón que cada página quiere que se pulse.' },
  accent: { label: 'Acento', hint: 'La marca del camino, avisos y lo que se resalta.' },
};

const HEX = /^#[0-9a-f]{6}$/;

/** What is asked for, and beside it what is used instead where it could not be read. */
export function ColourFields({ colours, onChange }: { colours: Colours; onChange: (colours: Colours) => void }) {
  const complete = Object.values(colours).every((colour) => HEX.test(colour));
  const moved = complete ? movedColours(colours) : [];
  return (
    <Stack spacing={2}>
      {(Object.keys(NAMES) as (keyof Colours)[]).map((name) => (
        <ColourField
          key={name}
          {...NAMES[name]}
          value={colours[name]}
          used={moved.find((each) => each.name === name)?.used}
          onChange={(value) => onChange({ ...colours, [name]: value })}
        />
      ))}
      {complete && <Sample colours={colours} />}
      {moved.length > 0 && (
        <Alert severity="info">
          Un color que no contrasta lo suficiente (WCAG AA) se aclara u oscurece, sin cambiar de tono, hasta que se
          pueda leer.
        </Alert>
      )}
    </Stack>
  );
}

interface ColourFieldProps {
  label: string;
  hint: string;
  value: string;
  used?: string;
  onChange: (value: string) => void;
}

function ColourField({ label, hint, value, used, onChange }: ColourFieldProps) {
  const valid = HEX.test(value);
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
      <Box
        component="input"
        type="color"
        aria-label={`${label}: elegir`}
        value={valid ? value : '#000000'}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => onChange(target.value)}
        sx={{ width: 48, height: 44, mt: 1, p: 0, border: 1, borderColor: 'divider', borderRadius: 1, flex: 'none' }}
      />
      <TextField
        label={label}
        value={value}
        error={!valid}
        helperText={valid ? hint : FIELD_TEXTS['COLOUR.INVALID']}
        onChange={({ target }) => onChange(target.value.trim().toLowerCase())}
        slotProps={{ htmlInput: { spellCheck: false, maxLength: 7 } }}
      />
      {used && (
        <Box role="status" sx={{ mt: 1, flex: 'none', width: 92 }}>
          <Box sx={{ height: 44, bgcolor: used, border: 1, borderColor: 'divider', borderRadius: 1 }} />
          <Typography variant="caption" component="p">
            Se usa {used}
          </Typography>
        </Box>
      )}
    </Box>
  );
}

/** What the three become, where they meet. */
function Sample({ colours }: { colours: Colours }) {
  const palette = paletteOf(colours);
  return (
    <Box aria-hidden sx={{ borderRadius: 1, overflow: 'hidden', border: 1, borderColor: 'divider' }}>
      <Box sx={{ bgcolor: palette.ink, color: '#fff', p: 1.5, borderBottom: `4px dashed ${palette.amber}` }}>
        Encabezado <span style={{ color: palette['muted-inverse'] }}>y texto secundario</span>
      </Box>
      <Box sx={{ bgcolor: palette.sand, color: palette.ink, p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Box sx={{ bgcolor: palette.signal, color: palette['on-signal'], px: 2, py: 1, fontWeight: 700 }}>COTIZAR</Box>
        <Box sx={{ color: palette['agave-deep'], textDecoration: 'underline', py: 1 }}>Un enlace</Box>
        <Box sx={{ bgcolor: palette.amber, color: palette.night, px: 1.5, py: 1 }}>Aviso</Box>
      </Box>
    </Box>
  );
}
