import type { Permissions } from '@flota/schemas';
import { useCreatePath, usePermissions, useResourceDefinitions } from 'react-admin';
import { useHref, useLocation, useNavigate } from 'react-router';
import { noteLeft } from './left-rows.js';

/** Opens the form of a row's record, where it has one that this person may use; tells whether it did. */
export function useRowEdit(): (link: HTMLElement) => boolean {
  const { permissions = {} } = usePermissions<Permissions>();
  const definitions = useResourceDefinitions();
  const { pathname } = useLocation();
  const base = useHref('/').replace(/\/$/, '');
  const createPath = useCreatePath();
  const navigate = useNavigate();
  return (link) => {
    const path = (link.getAttribute('href') ?? '').slice(base.length);
    const [, resource = '', id] = path.split('/');
    // A row that leads to a record of another section has no form here.
    const isOfThisList = pathname === `/${resource}`;
    const mayEdit = definitions[resource]?.hasEdit && permissions[resource]?.includes('edit');
    if (!id || !isOfThisList || !mayEdit) return false;
    noteLeft(pathname, link);
    void navigate(createPath({ resource, id: decodeURIComponent(id), type: 'edit' }));
    return true;
  };
}
