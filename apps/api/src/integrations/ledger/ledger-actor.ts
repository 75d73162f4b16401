import type { Actor } from '../../platform/audit/audit.js';
import { ledgerConnector } from './ledger.connector.js';

/** In the audit log: what the ledger brought, and nobody of staff. */
export const LEDGER_ACTOR: Actor = { id: '00000000-0000-0000-0000-000000000000', email: ledgerConnector.title };

/** By whose names its records are known. */
export const LEDGER = ledgerConnector.name;
