import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import DragIndicator from '@mui/icons-material/DragIndicator';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined';
import { Box, IconButton, TextField, Typography } from '@mui/material';
import { isSeveralLinks } from '@flota/schemas';
import type { ReactNode } from 'react';
import { type FormErrors, messageOf } from '../../api/problem.js';
import { ITEM_BUTTON, StepButtons } from '../../components/ordering/StepButtons.js';
import { DESTINATION_NAMES, ownName, whyNotDrawn } from './destination-names.js';
import type { Labels, Offered } from './navigation-data.js';
import { type DraftEntry, faultAt } from './navigation-draft.js';

interface Props {
  entry: DraftEntry;
  index: number;
  count: number;
  labels: Labels['menu'];
  offered: Offered | undefined;
  faults: FormErrors[string] | undefined;
  readOnly: boolean;
  /** The law wants it seen. */
  required: boolean;
  onChange: (entry: DraftEntry) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onDrag: () => void;
  onDropped: () => void;
}

/** A place of a menu, with what it is called and its place among the others: by buttons, or dragged. */
export function EntryRow({ entry, index, count, labels, offered, faults, readOnly, required, ...on }: Props) {
  const name = nameOf(entry);
  const notDrawn = entry.kind === 'destination' ? whyNotDrawn(entry.destination, offered) : undefined;
  const errors = typeof faults === 'object' ? faults : undefined;
  const whole = messageOf(faults);
  return (
    <Box
      component="li"
      aria-label={name}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        event.stopPropagation();
        on.onDropped();
      }}
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1, p: 1.5, mb: 1 }}
    >
      <Box
        draggable={!readOnly}
        onDragStart={on.onDrag}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', cursor: readOnly ? undefined : 'grab' }}
      >
        {!readOnly && <DragIndicator aria-hidden sx={{ color: 'text.secondary', mr: 1 }} />}
        <Typography
          variant="subtitle2"
          component="span"
          sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere', opacity: entry.hidden ? 0.6 : 1 }}
        >
          {name}
          {entry.hidden && ' (oculto)'}
        </Typography>
        {!readOnly && (
          <Box sx={{ display: 'flex', ml: 'auto' }}>
            <StepButtons what={`«${name}»`} index={index} count={count} onStep={(by) => on.onMove(index + by)} />
            {!required && (
              <>
                <IconButton
                  aria-label={`${entry.hidden ? 'Mostrar' : 'Ocultar'} «${name}»`}
                  onClick={() => on.onChange({ ...entry, hidden: !entry.hidden })}
                  sx={ITEM_BUTTON}
                >
                  {entry.hidden ? <VisibilityOff fontSize="small" /> : <Visibility fontSize="small" />}
                </IconButton>
                <IconButton aria-label={`Quitar «${name}»`} onClick={on.onRemove} sx={ITEM_BUTTON}>
                  <DeleteOutline fontSize="small" />
                </IconButton>
              </>
            )}
          </Box>
        )}
      </Box>
      {required && <Note>Siempre está en el pie: la ley pide que se pueda leer desde cualquier página.</Note>}
      {notDrawn && <Note>Por ahora no se muestra: {notDrawn}.</Note>}
      {entry.kind === 'destination' && isSeveralLinks(entry.destination) ? (
        <Note>Cada enlace se llama como en Configuración.</Note>
      ) : (
        <TextField
          label="Nombre"
          size="small"
          value={entry.label ?? ''}
          placeholder={entry.kind === 'destination' ? ownName(entry.destination, labels, offered) : undefined}
          onChange={({ target }) => on.onChange({ ...entry, label: target.value })}
          error={Boolean(messageOf(faultAt(errors, 'label')))}
          helperText={messageOf(faultAt(errors, 'label'))}
          fullWidth
          sx={{ mt: 1 }}
          slotProps={{
            inputLabel: { shrink: true },
            input: { readOnly },
            htmlInput: { 'aria-label': `Nombre de «${name}»` },
          }}
        />
      )}
      {entry.kind === 'link' && (
        <TextField
          label="Dirección"
          size="small"
          value={entry.url}
          onChange={({ target }) => on.onChange({ ...entry, url: target.value })}
          error={Boolean(messageOf(faultAt(errors, 'url')))}
          helperText={messageOf(faultAt(errors, 'url')) ?? 'Por ejemplo /acerca o https://blog.ejemplo.mx.'}
          fullWidth
          sx={{ mt: 1 }}
          slotProps={{ input: { readOnly }, htmlInput: { 'aria-label': `Dirección de «${name}»` } }}
        />
      )}
      {whole && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 1 }}>
          {whole}
        </Typography>
      )}
    </Box>
  );
}

const nameOf = (entry: DraftEntry): string =>
  entry.kind === 'link' ? entry.label.trim() || 'Enlace propio' : DESTINATION_NAMES[entry.destination];

const Note = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" color="textSecondary">
    {children}
  </Typography>
);
