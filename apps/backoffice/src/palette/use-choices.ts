import ActionIcon from '@mui/icons-material/BoltOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import AccountIcon from '@mui/icons-material/ManageAccountsOutlined';
import ExportsIcon from '@mui/icons-material/FileDownloadOutlined';
import ImportsIcon from '@mui/icons-material/UploadFileOutlined';
import LogoutIcon from '@mui/icons-material/LogoutOutlined';
import type { FoundRecord, Permissions } from '@flota/schemas';
import { useGetResourceLabel, useLogout, usePermissions, useResourceDefinitions } from 'react-admin';
import { EXPORTS_PATH } from '../components/export/exports-path.js';
import { mayExport } from '../components/export/may-export.js';
import { mayImport } from '../imports/may-import.js';
import { IMPORTS_PATH } from '../imports/own-imports.js';
import { type PaletteAction, actionsOf } from './actions.js';
import type { Choice, ChoiceGroup } from './choice.js';
import { isWhole, matches } from './matching.js';
import { useOpenedRecords } from './opened-records.js';
import { useFound, useOpened } from './use-found.js';

/** As many pages and actions as leave the records in sight. */
const LOCAL_WHILE_TYPING = 4;

interface Choices {
  groups: ChoiceGroup[];
  /** Whether they are what the text asks for, and not those of a former one. */
  isSettled: boolean;
  error: Error | null;
  retry: () => void;
}

/**
 * What the palette offers for a text: with none, what was opened last, what this person may do and where they may go.
 *
 * @param action whose object is wanted, after it was chosen
 * @param start begins an action that wants an object
 */
export function useChoices(
  text: string,
  action: PaletteAction | null,
  start: (action: PaletteAction) => void,
): Choices {
  const { permissions = {} } = usePermissions<Permissions>();
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  const logout = useLogout();
  const [openedIds] = useOpenedRecords();
  const opened = useOpened(text === '' && !action ? openedIds : []);
  const { groups: found, ...state } = useFound(text, action?.of?.resource);

  const may = (resource: string, what: string) => permissions[resource]?.includes(what) ?? false;
  const choiceOf = ({ resource, id, title, detail }: FoundRecord): Choice => ({
    key: `${resource}/${id}`,
    title,
    detail,
    icon: definitions[resource]?.icon as Choice['icon'],
    to: recordPath(resource, id, {
      show: Boolean(definitions[resource]?.hasShow) && may(resource, 'show'),
      edit: Boolean(definitions[resource]?.hasEdit) && may(resource, 'edit'),
    }),
    opens: action?.opens,
    isFound: true,
  });

  const records = found.map(({ resource, records, more }) => ({
    name: more ? `${labelOf(resource, 2)} · hay más, escriba otra palabra` : labelOf(resource, 2),
    choices: records.map(choiceOf),
  }));
  if (action) return { groups: records, ...state };

  const actions = actionsOf(permissions)
    .filter(({ title, words = '' }) => matches(`${title} ${words}`, text))
    .map((one): Choice => {
      const { title, to, opens, of } = one;
      return { key: `do ${title}`, title, icon: ActionIcon, to, opens, run: of && (() => start(one)) };
    });
  const pages: Choice[] = [
    ...(may('dashboard', 'show') || may('content-agenda', 'show')
      ? [{ key: 'go /', title: 'Inicio', icon: HomeIcon, to: '/' }]
      : []),
    ...Object.values(definitions)
      .filter(({ name, hasList }) => hasList && may(name, 'list'))
      .map(({ name, icon }): Choice => ({
        key: `go /${name}`,
        title: labelOf(name, 2),
        icon: icon as Choice['icon'],
        to: `/${name}`,
      })),
    ...(mayExport(permissions)
      ? [{ key: 'go exports', title: 'Exportaciones', icon: ExportsIcon, to: EXPORTS_PATH }]
      : []),
    ...(mayImport(permissions)
      ? [{ key: 'go imports', title: 'Importaciones', icon: ImportsIcon, to: IMPORTS_PATH }]
      : []),
    { key: 'go /mi-cuenta', title: 'Mi cuenta', icon: AccountIcon, to: '/mi-cuenta' },
    { key: 'logout', title: 'Cerrar sesión', icon: LogoutIcon, run: () => void logout() },
  ].filter(({ title }) => matches(title, text));

  const most = text === '' ? undefined : LOCAL_WHILE_TYPING;
  // Who writes a page's whole name wants that page, whatever else is done by the same word.
  const whole = pages.filter(({ title }) => isWhole(title, text));
  const others = pages.filter((page) => !whole.includes(page));
  const doing = { name: 'Hacer', choices: actions.slice(0, most) };
  const going = { name: 'Ir a', choices: [...whole, ...others].slice(0, most) };
  const groups = [
    {
      name: 'Abiertos hace poco',
      choices: opened.map((one) => ({ ...choiceOf(one), kind: labelOf(one.resource, 1) })),
    },
    ...(whole.length > 0 ? [going, doing] : [doing, going]),
    ...records,
  ];
  return { groups: groups.filter(({ choices }) => choices.length > 0), ...state };
}

/** The record's page, or its line in the list where it has none or this person may not open it. */
function recordPath(resource: string, id: string, has: { show: boolean; edit: boolean }): string {
  const address = `/${resource}/${encodeURIComponent(id)}`;
  if (has.edit && !has.show) return address;
  if (has.show) return `${address}/show`;
  return `/${resource}?${new URLSearchParams({ filter: JSON.stringify({ id: [id] }) })}`;
}
