import FileDownload from '@mui/icons-material/FileDownloadOutlined';
import KeyboardIcon from '@mui/icons-material/KeyboardOutlined';
import UploadFile from '@mui/icons-material/UploadFileOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import { Divider, ListItem, ListItemIcon, ListItemText, MenuItem } from '@mui/material';
import type { Permissions, StaffRole } from '@flota/schemas';
import { useState } from 'react';
import { Logout, MenuItemLink, useGetIdentity, usePermissions, UserMenu as RaUserMenu, useUserMenu } from 'react-admin';
import { EXPORTS_PATH } from '../components/export/exports-path.js';
import { useMayExport } from '../components/export/use-may-export.js';
import { laterDialog } from '../components/later.js';
import { ROLE_NAMES } from '../components/staff-roles.js';
import { IMPORTS_PATH } from '../imports/own-imports.js';
import { mayImport } from '../imports/may-import.js';
import { useRowKeys } from '../keyboard/use-row-keys.js';
import { useKept } from './menu/kept.js';

const ShortcutSheet = laterDialog(() => import('../keyboard/ShortcutSheet.js'));

/** As the auth provider answers it; react-admin's own type only knows id, name and picture. */
interface Identity {
  email: string;
  role: StaffRole;
}

const isNotOff = (stored: unknown): boolean => stored !== false;

/** Who is signed in, what is theirs, and the keys they have. */
export function UserMenu() {
  const identity = useGetIdentity().identity as Identity | undefined;
  const [areOn, keep] = useKept('letter-keys', isNotOff);
  const mayExport = useMayExport();
  const { permissions = {} } = usePermissions<Permissions>();
  const [isSheetOpen, setSheetOpen] = useState(false);
  useRowKeys(areOn, () => setSheetOpen(true));
  return (
    <>
      <RaUserMenu>
        <ListItem dense>
          <ListItemText primary={identity?.email} secondary={identity && ROLE_NAMES[identity.role]} />
        </ListItem>
        <Divider />
        <MenuItemLink to="/mi-cuenta" primaryText="Mi cuenta" leftIcon={<ManageAccounts />} />
        {mayExport && <MenuItemLink to={EXPORTS_PATH} primaryText="Exportaciones" leftIcon={<FileDownload />} />}
        {mayImport(permissions) && (
          <MenuItemLink to={IMPORTS_PATH} primaryText="Importaciones" leftIcon={<UploadFile />} />
        )}
        <ShortcutsItem onOpen={() => setSheetOpen(true)} />
        <Logout />
      </RaUserMenu>
      {isSheetOpen && <ShortcutSheet areOn={areOn} onSwitch={keep} onClose={() => setSheetOpen(false)} />}
    </>
  );
}

function ShortcutsItem({ onOpen }: { onOpen: () => void }) {
  const menu = useUserMenu();
  const open = () => {
    menu?.onClose();
    onOpen();
  };
  return (
    <MenuItem onClick={open}>
      <ListItemIcon>
        <KeyboardIcon />
      </ListItemIcon>
      <ListItemText>Atajos de teclado</ListItemText>
    </MenuItem>
  );
}
