import { FormControlLabel, ListSubheader, MenuItem, Stack, Switch, TextField } from '@mui/material';
import type { Sought } from './find-texts.js';
import type { Place } from './wording-data.js';

interface Props {
  sought: Sought;
  places: readonly Place[];
  onChange: (sought: Sought) => void;
}

const KINDS = { site: 'Sitio', mail: 'Correos' } as const;

/** By what a text says or said, by where it is, and by whether it was changed. */
export function TextSearch({ sought, places, onChange }: Props) {
  const change = (part: Partial<Sought>) => onChange({ ...sought, ...part });
  return (
    <Stack role="search" direction={{ xs: 'column', md: 'row' }} sx={{ gap: 1.5, alignItems: { md: 'flex-start' } }}>
      <TextField
        type="search"
        label="Buscar"
        helperText="Por lo que dice, lo que decía o su clave"
        value={sought.phrase}
        onChange={({ target }) => change({ phrase: target.value })}
        sx={{ flex: 1 }}
      />
      <TextField
        select
        label="Dónde se lee"
        value={sought.place}
        onChange={({ target }) => change({ place: target.value })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={{ flex: 1, minWidth: 0 }}
      >
        <MenuItem value="">En todas partes</MenuItem>
        {(Object.keys(KINDS) as Place['kind'][]).flatMap((kind) => {
          const own = places.filter((place) => place.kind === kind);
          if (own.length === 0) return [];
          return [
            <ListSubheader key={kind}>{KINDS[kind]}</ListSubheader>,
            ...own.map(({ id, title }) => (
              <MenuItem key={id} value={id}>
                {title}
              </MenuItem>
            )),
          ];
        })}
      </TextField>
      <FormControlLabel
        sx={{ minHeight: 40, mt: { md: 1 } }}
        label="Sólo los cambiados"
        control={<Switch checked={sought.onlyChanged} onChange={(_, onlyChanged) => change({ onlyChanged })} />}
      />
    </Stack>
  );
}
