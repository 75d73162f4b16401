import { API_SCOPES, type StaffRole } from '@flota/schemas';
import type { ResourceRegistry } from '../../platform/resources/resource-registry.js';
import { isCustomers, ROUTES } from '../role-table.js';
import { type Identity, IDENTITIES, roleOf } from './fuzz-request.js';
import type { Operation } from './operations.js';

const ENGINE = /^admin\.([\w-]+)\.(\w+)$/;

/** Who gets as far as the handler, by the role table. */
export function whoMay({ id, method, path }: Operation, registry: ResourceRegistry): Identity[] {
  const [, resource, action] = ENGINE.exec(id) ?? [];
  const row = ROUTES[`${method} ${path.replace(/\{(\w+)\}/g, ':$1')}`];
  return IDENTITIES.filter((who) => {
    const role = roleOf(who);
    if (resource && action)
      return isStaff(role) && registry.may(role, resource, action === 'reorder' ? 'edit' : action);
    if (row === 'anyone') return true;
    if (isCustomers(row)) return role === 'customer';
    if (row === 'integrator' || API_SCOPES.some((scope) => scope === row)) return role === 'integrator';
    return isStaff(role) && (row === 'staff' || role === 'admin' || (row ?? []).includes(role));
  });
}

const isStaff = (role: ReturnType<typeof roleOf>): role is StaffRole =>
  role !== null && role !== 'customer' && role !== 'integrator';
