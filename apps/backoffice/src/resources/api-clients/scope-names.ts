import { API_SCOPES, type ApiScope } from '@flota/schemas';

export const SCOPE_NAMES: Readonly<Record<ApiScope, string>> = {
  'customers:read': 'Leer clientes',
  'customers:write': 'Escribir clientes',
  'contracts:read': 'Leer contratos y saldos',
  'contracts:write': 'Escribir contratos',
  'movements:read': 'Leer movimientos',
  'movements:write': 'Escribir movimientos',
  'invoices:read': 'Leer facturas',
  'invoices:write': 'Escribir facturas',
  'policies:read': 'Leer pólizas',
  'policies:write': 'Escribir pólizas',
  'changes:read': 'Seguir los cambios',
};

export const SCOPE_CHOICES = API_SCOPES.map((id) => ({ id, name: SCOPE_NAMES[id] }));
