import type { StaffRole } from '@flota/schemas';

export const ROLE_NAMES: Record<StaffRole, string> = {
  admin: 'Administración',
  content: 'Contenido',
  care: 'Atención a clientes',
  finance: 'Finanzas',
  auditor: 'Auditoría',
};

export const ROLE_CHOICES = Object.entries(ROLE_NAMES).map(([id, name]) => ({ id, name }));
