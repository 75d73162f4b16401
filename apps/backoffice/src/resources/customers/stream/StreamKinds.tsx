import { STREAM_KIND_NAMES, STREAM_KINDS, type StreamKind } from '@flota/schemas';
import { Checkbox, ListItemText, MenuItem, TextField } from '@mui/material';

interface StreamKindsProps {
  /** None is all of them. */
  value: StreamKind[];
  onChange: (kinds: StreamKind[]) => void;
}

/** What of the history is shown. */
export const StreamKinds = ({ value, onChange }: StreamKindsProps) => (
  <TextField
    select
    size="small"
    label="Qué mostrar"
    value={value}
    onChange={(event) => onChange(event.target.value as unknown as StreamKind[])}
    sx={{ width: { xs: '100%', sm: 320 }, mb: 1.5 }}
    slotProps={{
      inputLabel: { shrink: true },
      select: {
        multiple: true,
        displayEmpty: true,
        renderValue: (chosen) => shownKinds(chosen as StreamKind[]),
      },
    }}
  >
    {STREAM_KINDS.map((kind) => (
      <MenuItem key={kind} value={kind} dense>
        <Checkbox size="small" checked={value.includes(kind)} tabIndex={-1} sx={{ py: 0 }} />
        <ListItemText primary={STREAM_KIND_NAMES[kind]} />
      </MenuItem>
    ))}
  </TextField>
);

const shownKinds = (chosen: readonly StreamKind[]): string =>
  chosen.length === 0 ? 'Todo' : chosen.map((kind) => STREAM_KIND_NAMES[kind]).join(', ');
