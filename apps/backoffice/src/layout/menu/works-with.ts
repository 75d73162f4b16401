import type { Permissions, StaffRole } from '@flota/schemas';

/** What changes nothing. */
const READING = new Set(['list', 'show', 'export', 'read-file', 'verify']);

/** What a role reads all day long, without ever changing it there. */
const READ_DAILY: Partial<Record<StaffRole, readonly string[]>> = {
  care: ['contracts', 'letters', 'payments', 'automatic-charges', 'text-messages'],
  finance: ['collection-handovers', 'payments', 'movements', 'automatic-charges', 'uninvoiced-payments'],
  content: ['site-opening'],
};

/**
 * Whether an entry of the menu is part of somebody's job. What they may merely look at is found by the palette and by links;
 * but for auditors, whose job is to look.
 */
export function worksWith(role: StaffRole | undefined, permissions: Permissions, resource: string): boolean {
  const actions = permissions[resource] ?? [];
  if (!role || !actions.includes('list')) return false;
  if (role === 'admin' || role === 'auditor' || READ_DAILY[role]?.includes(resource)) return true;
  return actions.some((action) => !READING.has(action));
}
