import { ACCOUNT_HOME, ACCOUNT_PATH } from '../../constants/paths.js';

export const INSURANCE_SECTION = 'seguros';

export const BALANCES_PATH = `${ACCOUNT_PATH}/balances`;
export const PAYMENTS_PATH = `${ACCOUNT_PATH}/pagos`;
export const AUTOMATIC_PAYMENTS_PATH = `${PAYMENTS_PATH}/automatico`;
export const PAPERS_PATH = `${ACCOUNT_PATH}/bills`;
export const BILL_REQUEST_PATH = `${PAPERS_PATH}/factura-del-vehiculo`;
export const SIGNING_PATH = `${ACCOUNT_PATH}/firmas`;
export const MESSAGES_PATH = `${ACCOUNT_PATH}/mensajes`;
export const UNITS_PATH = `${ACCOUNT_PATH}/unidades`;
export const PROFILE_PATH = `${ACCOUNT_PATH}/perfil`;
export const PEOPLE_PATH = `${ACCOUNT_PATH}/personas`;

export const SECOND_FACTOR_SECTION = 'verificacion';
export const SECOND_FACTOR_LINK = `${PROFILE_PATH}#${SECOND_FACTOR_SECTION}`;

export const TAX_SECTION = 'fiscales';
export const TAX_LINK = `${PROFILE_PATH}#${TAX_SECTION}`;

export const EMAIL_SECTION = 'correo';
export const EMAIL_LINK = `${PROFILE_PATH}#${EMAIL_SECTION}`;

export const INSURANCE_LINK = `${ACCOUNT_PATH}/seguros`;

export const contractPath = (contractId: string): string => `${BALANCES_PATH}/${contractId}`;

/** Below the account's header, in the specification's order; "Pagar", which opens a dialog, comes after the first. */
export const HOME_LINK = { label: 'Inicio', to: ACCOUNT_HOME };
/** Whoever drives a vehicle begins here. */
export const UNITS_LINK = { label: 'Unidades', to: UNITS_PATH };
export const FURTHER_LINKS = [
  { label: 'Saldos y movimientos', to: BALANCES_PATH },
  { label: 'Mis pagos', to: PAYMENTS_PATH },
  { label: 'Estados de cuenta y facturas', to: PAPERS_PATH },
  { label: 'Firmas', to: SIGNING_PATH },
  { label: 'Seguros', to: INSURANCE_LINK },
  { label: 'Mensajes', to: MESSAGES_PATH },
  { label: 'Personas', to: PEOPLE_PATH },
  { label: 'Perfil', to: PROFILE_PATH },
];

/** At the foot of a phone's screen, where customers go most: the first ones that whoever is there may open. */
export const FOOT_LINKS = [
  { label: 'Papeles', to: PAPERS_PATH },
  { label: 'Mensajes', to: MESSAGES_PATH },
  { label: 'Seguros', to: INSURANCE_LINK },
  { label: 'Pagos', to: PAYMENTS_PATH },
];
