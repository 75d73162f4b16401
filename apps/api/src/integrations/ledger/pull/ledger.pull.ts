import type { Database } from '../../../platform/database/prisma.service.js';
import type { Connection } from '../../connectors/connectors.js';
import { Pull, Pulls } from '../../pulls/pull.js';
import type { ChangesPage, ChangesRequest } from '../../pulls/read-changes.js';
import { LedgerContracts } from '../ledger-contracts.service.js';
import { ledgerConnector, type LedgerFields } from '../ledger.connector.js';
import { ToldContracts } from './told-contracts.js';

export const CONTRACT_CHANGES: ChangesRequest = {
  operation: 'Leer contratos que cambiaron',
  path: '/contracts/changes',
  most: 100,
  standsStill: 'El libro dice que hay más y no avanza. Avise a quien lo opera.',
  // A page of contracts with years of movements.
  mostBytes: 16 * 1024 * 1024,
  timeoutMs: 60_000,
};

/** The contracts that changed in the lender's own ledger. */
@Pulls(ledgerConnector)
export class LedgerPull extends Pull<LedgerFields> {
  override readonly changes = CONTRACT_CHANGES;

  constructor(
    private readonly told: ToldContracts,
    private readonly contracts: LedgerContracts,
  ) {
    super();
  }

  override keep(
    database: Database,
    page: ChangesPage['data'],
    { sealed }: Connection<LedgerFields>,
    toldAt: Date,
  ): Promise<number> {
    return this.told.keep(database, page, sealed, toldAt);
  }

  override settleDue({ settings }: Connection<LedgerFields>, isLeaving: () => boolean): Promise<void> {
    return this.contracts.settleDue(settings.intake, isLeaving);
  }
}
