import { CONTENT_OUTLINES, type Permissions } from '@flota/schemas';
import { newEntryWords } from '../i18n/content-messages.js';
import { IMPORTS_PATH } from '../imports/own-imports.js';

/** Something that is done on a page there is, for who may do it. */
export interface PaletteAction {
  title: string;
  /** Other words for it. */
  words?: string;
  resource: string;
  action: string;
  /** The page it is done on; with `of`, that is the record's. */
  to?: string;
  /** The dialog of that page. */
  opens?: string;
  /** Which kind of record it is done to, and how it is asked for. */
  of?: { resource: string; ask: string };
}

const ofContract = { resource: 'contracts', ask: '¿De qué contrato? Número, cliente, NIV o CLABE' };

const OWN: readonly PaletteAction[] = [
  {
    title: 'Registrar transferencia a…',
    words: 'pago spei depósito abono contrato',
    resource: 'contracts',
    action: 'post-payment',
    of: ofContract,
    opens: 'transfer',
  },
  {
    title: 'Anotar promesa de pago de…',
    words: 'compromiso contrato',
    resource: 'payment-promises',
    action: 'take',
    of: ofContract,
    opens: 'promise',
  },
  { title: 'Nuevo contrato', words: 'crear alta', resource: 'contracts', action: 'create', to: '/contracts/create' },
  {
    title: 'Reenviar cotización…',
    words: 'correo mandar',
    resource: 'quotes',
    action: 'resend',
    of: { resource: 'quotes', ask: '¿Qué cotización? Folio, nombre, correo o teléfono' },
  },
  {
    title: 'Cerrar o abrir la cuenta de…',
    words: 'cliente bloquear acceso',
    resource: 'customers',
    action: 'edit',
    of: { resource: 'customers', ask: '¿De qué cliente? Nombre, correo, teléfono o RFC' },
  },
  { title: 'Subir archivo del banco', words: 'conciliar', resource: 'bank-files', action: 'create', to: '/bank-files' },
  { title: 'Cerrar el día', words: 'cierre conciliación', resource: 'bank-days', action: 'create', to: '/bank-days' },
  {
    title: 'Emitir estados de cuenta',
    words: 'mes',
    resource: 'statement-runs',
    action: 'create',
    to: '/statement-runs',
  },
  {
    title: 'Importar solicitudes',
    words: 'traer archivo excel csv feria leads',
    resource: 'leads',
    action: 'import',
    to: IMPORTS_PATH,
  },
  { title: 'Subir facturas', words: 'cfdi xml importar', resource: 'invoices', action: 'create', to: '/invoices' },
  { title: 'Nuevo plan', words: 'crear', resource: 'plans', action: 'create', to: '/plans/create' },
  {
    title: 'Invitar a una persona del equipo',
    words: 'personal usuario alta nueva',
    resource: 'staff-accounts',
    action: 'create',
    to: '/staff-accounts',
    opens: 'invite',
  },
];

const CONTENT_ACTIONS: readonly PaletteAction[] = Object.entries(CONTENT_OUTLINES)
  .filter(([, { team }]) => team !== 'edits')
  .map(([name, { names }]) => ({
    title: newEntryWords(names),
    words: 'crear agregar',
    resource: name,
    action: 'create',
    to: `/${name}/create`,
  }));

/** What this person may do. */
export const actionsOf = (permissions: Permissions): PaletteAction[] =>
  [...OWN, ...CONTENT_ACTIONS].filter(
    ({ resource, action, of }) =>
      permissions[resource]?.includes(action) && (!of || permissions[of.resource]?.includes('show')),
  );
