import AddLink from '@mui/icons-material/AddLink';
import { Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { type Destination, DESTINATIONS, REQUIRED_IN_FOOTER } from '@flota/schemas';
import { useRef } from 'react';
import { type FormErrors, messageOf } from '../../api/problem.js';
import { moved } from '../../components/ordering/ordering.js';
import { DESTINATION_NAMES } from './destination-names.js';
import { EntryRow } from './EntryRow.js';
import type { Labels, Offered } from './navigation-data.js';
import { type DraftEntry, faultAt, keyed } from './navigation-draft.js';

interface Props {
  /** Of what these are the entries, as is read out. */
  title: string;
  place: 'menu' | 'footer';
  entries: DraftEntry[];
  /** Places that stand in this menu or this footer already. */
  taken: readonly Destination[];
  most: number;
  labels: Labels;
  offered: Offered | undefined;
  faults: FormErrors[string] | undefined;
  readOnly: boolean;
  onChange: (entries: DraftEntry[]) => void;
}

/** Entries in their order, and what can be added to them. */
export function EntryList({ title, place, entries, taken, most, labels, offered, faults, readOnly, onChange }: Props) {
  const dragged = useRef<string>(undefined);
  const move = (from: number, to: number) => {
    const next = moved(entries, from, to);
    if (next) onChange(next);
  };
  const whole = messageOf(faults);
  return (
    <>
      {entries.length === 0 && <Typography color="textSecondary">Vacío: no se muestra nada aquí.</Typography>}
      <Box component="ol" aria-label={title} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry, index) => (
          <EntryRow
            key={entry.key}
            entry={entry}
            index={index}
            count={entries.length}
            labels={labels[place]}
            offered={offered}
            faults={faultAt(asErrors(faults), index)}
            readOnly={readOnly}
            required={place === 'footer' && entry.kind === 'destination' && entry.destination === REQUIRED_IN_FOOTER}
            onChange={(changed) => onChange(entries.with(index, changed))}
            onMove={(to) => move(index, to)}
            onRemove={() => onChange(entries.toSpliced(index, 1))}
            onDrag={() => {
              dragged.current = entry.key;
            }}
            onDropped={() => {
              move(
                entries.findIndex(({ key }) => key === dragged.current),
                index,
              );
              dragged.current = undefined;
            }}
          />
        ))}
      </Box>
      {whole && (
        <Typography role="alert" variant="body2" color="error">
          {whole}
        </Typography>
      )}
      {!readOnly && entries.length < most && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 1 }}>
          <AddDestination
            title={title}
            taken={taken}
            onAdd={(destination) =>
              onChange([...entries, keyed({ kind: 'destination', destination, label: null, hidden: false } as const)])
            }
          />
          <Button
            startIcon={<AddLink />}
            aria-label={`Agregar un enlace propio a ${title}`}
            onClick={() => onChange([...entries, keyed({ kind: 'link', label: '', url: '', hidden: false } as const)])}
          >
            Enlace propio
          </Button>
        </Box>
      )}
    </>
  );
}

const asErrors = (faults: FormErrors[string] | undefined) => (typeof faults === 'object' ? faults : undefined);

interface AddDestinationProps {
  title: string;
  taken: readonly Destination[];
  onAdd: (destination: Destination) => void;
}

function AddDestination({ title, taken, onAdd }: AddDestinationProps) {
  const free = DESTINATIONS.filter((destination) => !taken.includes(destination));
  if (free.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      label="Agregar página"
      value=""
      onChange={({ target }) => onAdd(target.value as Destination)}
      sx={{ width: 200, m: 0 }}
      slotProps={{ select: { SelectDisplayProps: { 'aria-label': `Agregar una página a ${title}` } } }}
    >
      {free.map((destination) => (
        <MenuItem key={destination} value={destination}>
          {DESTINATION_NAMES[destination]}
        </MenuItem>
      ))}
    </TextField>
  );
}
