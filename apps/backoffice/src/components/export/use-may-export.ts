import type { Permissions } from '@flota/schemas';
import { usePermissions } from 'react-admin';
import { mayExport } from './may-export.js';

export function useMayExport(): boolean {
  const { permissions = {} } = usePermissions<Permissions>();
  return mayExport(permissions);
}
