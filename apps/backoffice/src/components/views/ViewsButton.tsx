import Bookmark from '@mui/icons-material/BookmarkBorder';
import Check from '@mui/icons-material/Check';
import { Divider, ListItemIcon, ListItemText, Menu, MenuItem } from '@mui/material';
import { type MouseEvent, useState } from 'react';
import { Button, type RaRecord, useListContext, useStoreContext } from 'react-admin';
import { useTask } from '../use-task.js';
import { ManageViews } from './ManageViews.js';
import { useOwnViews, useViewChanges } from './own-views.js';
import { SaveView } from './SaveView.js';
import { isShown, keptFilter } from './shown-view.js';
import { hiddenColumnsKey, useChosenView, useOpenView } from './use-open-view.js';

type Dialog = 'save' | 'manage';

/** The list as this person saved it before, and what saves it as it is now. */
export function ViewsButton() {
  const { resource, sort, setFilters, ...list } = useListContext<RaRecord>();
  const filter = list.filterValues as Record<string, unknown>;
  const views = useOwnViews().views.filter((view) => view.resource === resource);
  const [chosenId, choose] = useChosenView(resource);
  const store = useStoreContext();
  const { change } = useViewChanges();
  const { run } = useTask();
  const open = useOpenView();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<Dialog>();

  const chosen = views.find(({ id }) => id === chosenId);
  const current = chosen && isShown(chosen, filter, sort) ? chosen : views.find((view) => isShown(view, filter, sort));
  const shown = () => ({
    filter: keptFilter(filter),
    sort,
    hiddenColumns: store.getItem<string[]>(hiddenColumnsKey(resource)) ?? null,
  });
  const close = () => setAnchor(null);
  const then = (act: () => void) => () => {
    close();
    act();
  };

  return (
    <>
      <OpenButton name={current?.name} isOpen={anchor !== null} onOpen={setAnchor} />
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': 'Vistas' } }}>
        {views.map((view) => (
          <MenuItem key={view.id} selected={view === current} onClick={then(() => open(view))}>
            <ListItemIcon>{view === current && <Check fontSize="small" />}</ListItemIcon>
            <ListItemText
              primary={view.name}
              secondary={view.isDefault ? 'Se abre con la lista' : undefined}
              slotProps={{ primary: { sx: { overflow: 'hidden', textOverflow: 'ellipsis' } } }}
            />
          </MenuItem>
        ))}
        {views.length > 0 && (
          <MenuItem
            onClick={then(() => {
              choose(null);
              setFilters({}, {});
            })}
          >
            <ListItemText inset>Todo, sin filtros</ListItemText>
          </MenuItem>
        )}
        {views.length > 0 && <Divider />}
        {chosen && chosen !== current && (
          <MenuItem
            onClick={then(
              () => void run(() => change(chosen.id, shown()), `La vista «${chosen.name}» quedó cambiada.`),
            )}
          >
            <ListItemText inset>Guardar los cambios en «{chosen.name}»</ListItemText>
          </MenuItem>
        )}
        <MenuItem onClick={then(() => setDialog('save'))}>
          <ListItemText inset>Guardar esta vista…</ListItemText>
        </MenuItem>
        {views.length > 0 && (
          <MenuItem onClick={then(() => setDialog('manage'))}>
            <ListItemText inset>Administrar vistas…</ListItemText>
          </MenuItem>
        )}
      </Menu>
      {dialog === 'save' && (
        <SaveView
          resource={resource}
          filter={filter}
          shown={shown()}
          onSaved={({ id }) => choose(id)}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'manage' && <ManageViews views={views} onClose={() => setDialog(undefined)} />}
    </>
  );
}

interface OpenButtonProps {
  /** Of the view that the list shows. */
  name: string | undefined;
  isOpen: boolean;
  onOpen: (anchor: HTMLElement) => void;
}

const OpenButton = ({ name = NONE, isOpen, onOpen }: OpenButtonProps) => (
  <Button
    label={name.length > SHORT ? `${name.slice(0, SHORT)}…` : name}
    aria-label={name === NONE ? NONE : `${NONE}: ${name}`}
    aria-haspopup="menu"
    aria-expanded={isOpen}
    onClick={({ currentTarget }: MouseEvent<HTMLElement>) => onOpen(currentTarget)}
  >
    <Bookmark />
  </Button>
);

const NONE = 'Vistas';

/** A name that leaves the other buttons their place. */
const SHORT = 28;
