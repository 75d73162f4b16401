import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type SavedView, type StaffViewChange, staffViewChangeSchema } from '@flota/schemas';
import { useId, useState } from 'react';
import { TextInput } from 'react-admin';
import { DialogForm } from '../DialogForm.js';
import { PlainList } from '../PlainList.js';
import { useTask } from '../use-task.js';
import { useViewChanges } from './own-views.js';
import { RemovedView, ViewLine } from './ViewLine.js';

/** Names, deletes and chooses among the views of a list. What was deleted can be had back until it is closed. */
export function ManageViews({ views, onClose }: { views: readonly SavedView[]; onClose: () => void }) {
  const titleId = useId();
  const { change, create, remove } = useViewChanges();
  const { busy, run } = useTask();
  const [renamed, rename] = useState<SavedView>();
  const [removed, setRemoved] = useState<readonly SavedView[]>([]);
  const [restored, setRestored] = useState<string>();
  const isRemoved = (view: SavedView) => removed.includes(view);
  const left = views.filter(({ id }) => !removed.some((view) => view.id === id));
  const items = [...left, ...removed].toSorted((one, other) => one.name.localeCompare(other.name));

  const restore = ({ id: _gone, ...view }: SavedView) =>
    run(async () => {
      setRestored(view.name);
      await create(view);
      setRemoved((others) => others.filter(({ id }) => id !== _gone));
    });

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId}>Vistas de esta lista</DialogTitle>
      <DialogContent>
        <PlainList items={items} empty="No hay vistas guardadas.">
          {(view) =>
            isRemoved(view) ? (
              <RemovedView view={view} busy={busy} onRestore={() => void restore(view)} />
            ) : (
              <ViewLine
                view={view}
                busy={busy}
                isRestored={view.name === restored}
                onChoose={() => void run(() => change(view.id, { isDefault: !view.isDefault }))}
                onRename={() => rename(view)}
                onRemove={() =>
                  void run(async () => {
                    await remove(view.id);
                    setRemoved((others) => [...others, view]);
                  })
                }
              />
            )
          }
        </PlainList>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cerrar</Button>
      </DialogActions>
      {renamed && <RenameView view={renamed} onClose={() => rename(undefined)} />}
    </Dialog>
  );
}

function RenameView({ view: { id, name }, onClose }: { view: SavedView; onClose: () => void }) {
  const { change } = useViewChanges();
  return (
    <DialogForm<StaffViewChange, SavedView>
      title="Nombre de la vista"
      submit="Guardar"
      done={(view) => `Ahora se llama «${view.name}».`}
      maxWidth="xs"
      defaultValues={{ name }}
      schema={staffViewChangeSchema}
      read={(values) => ({ name: values.name as string })}
      send={(body) => change(id, body)}
      onClose={onClose}
    >
      <TextInput source="name" label="Nombre" autoFocus />
    </DialogForm>
  );
}
