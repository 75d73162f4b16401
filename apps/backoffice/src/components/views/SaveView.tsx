import { Alert } from '@mui/material';
import { type SavedView, staffViewSchema, type StaffViewWrite } from '@flota/schemas';
import { BooleanInput, TextInput } from 'react-admin';
import { DialogForm } from '../DialogForm.js';
import { useViewChanges } from './own-views.js';
import { isSearched } from './shown-view.js';

interface SaveViewProps {
  resource: string;
  /** All that is filtered by now. */
  filter: Record<string, unknown>;
  /** What the view will keep. */
  shown: Pick<SavedView, 'filter' | 'sort' | 'hiddenColumns'>;
  onSaved: (view: SavedView) => void;
  onClose: () => void;
}

export function SaveView({ resource, filter, shown, onSaved, onClose }: SaveViewProps) {
  const { create } = useViewChanges();
  return (
    <DialogForm<StaffViewWrite, SavedView>
      title="Guardar esta vista"
      submit="Guardar"
      done={({ name }) => `La vista «${name}» quedó guardada. Solo usted la ve.`}
      maxWidth="xs"
      defaultValues={{ name: '', isDefault: false }}
      schema={staffViewSchema}
      read={({ name, isDefault }) => ({
        resource,
        name: name as string,
        isDefault: Boolean(isDefault),
        ...shown,
      })}
      send={create}
      onDone={onSaved}
      onClose={onClose}
    >
      {isSearched(filter) && (
        <Alert severity="info" sx={{ mb: 1 }}>
          Se guardan los filtros, el orden y las columnas. Lo que escribió para buscar no se guarda: puede ser el dato
          de una persona.
        </Alert>
      )}
      <TextInput source="name" label="Nombre" helperText="Por ejemplo: Nuevas de hoy" autoFocus />
      <BooleanInput source="isDefault" label="Abrir siempre la lista con esta vista" helperText={false} />
    </DialogForm>
  );
}
