import type { CustomerTask, LeadTask, StaffTask } from '@flota/schemas';

/** A task with what it is about, and where it is done. */
export interface ShownTask extends StaffTask {
  about: { resource: 'leads' | 'customers'; id: string; name: string };
}

export const taskOfLead = ({ lead, ...task }: LeadTask): ShownTask => ({
  ...task,
  about: { resource: 'leads', ...lead },
});

export const taskOfCustomer = ({ customer, ...task }: CustomerTask): ShownTask => ({
  ...task,
  about: { resource: 'customers', ...customer },
});
