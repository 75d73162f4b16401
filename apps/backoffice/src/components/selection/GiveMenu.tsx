import PersonAdd from '@mui/icons-material/PersonAddAltOutlined';
import { Divider, MenuItem } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { useTask } from '../use-task.js';
import { MenuButton } from './MenuButton.js';
import { useBulk } from './use-bulk.js';
import { useChosen } from './use-chosen.js';

interface Given {
  id: string;
  from: string | null;
  to: string | null;
}

interface GiveMenuProps<Row> {
  people: readonly { id: string; name: string }[];
  /** Where many are given at once. */
  path: string;
  /** Whose a row is. */
  ownerOf: (row: Row) => string | null;
  /** What is said of so many. */
  done: (count: number, name: string | null) => string;
}

/** Gives the chosen rows to somebody, or to nobody. */
export function GiveMenu<Row extends RaRecord<string>>({ people, path, ownerOf, done }: GiveMenuProps<Row>) {
  const chosen = useChosen<Row>();
  const bulk = useBulk<Given>();
  const { busy, run } = useTask();
  const give = (to: string | null, name: string | null) =>
    void run(async () => {
      const changes = (await chosen()).map((row) => {
        const [{ id }, from] = [row, ownerOf(row)];
        return { id, row: { id, from, to }, back: from === to ? null : { id, from: to, to: from } };
      });
      await bulk({ path, changes, done: (count) => done(count, name) });
    });
  return (
    <MenuButton label="Asignar" icon={<PersonAdd />} busy={busy}>
      {(close) => [
        <MenuItem key="nobody" onClick={close(() => give(null, null))}>
          A nadie
        </MenuItem>,
        <Divider key="divider" />,
        ...people.map(({ id, name }) => (
          <MenuItem key={id} onClick={close(() => give(id, name))}>
            {name}
          </MenuItem>
        )),
      ]}
    </MenuButton>
  );
}
