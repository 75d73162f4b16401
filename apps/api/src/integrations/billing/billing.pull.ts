import type { Database } from '../../platform/database/prisma.service.js';
import type { Connection } from '../connectors/connectors.js';
import { Pull, Pulls } from '../pulls/pull.js';
import type { ChangesPage, ChangesRequest } from '../pulls/read-changes.js';
import { BillingIntake } from './billing-intake.js';
import { billingConnector, type BillingFields } from './billing.connector.js';
import { ToldInvoices } from './told-invoices.js';

export const INVOICE_CHANGES: ChangesRequest = {
  operation: 'Leer facturas que cambiaron',
  path: '/invoices/changes',
  most: 500,
  standsStill: 'Facturación dice que hay más y no avanza. Avise a quien la opera.',
};

/** The invoices that were made out or cancelled in the lender's billing. */
@Pulls(billingConnector)
export class BillingPull extends Pull<BillingFields> {
  override readonly changes = INVOICE_CHANGES;

  constructor(
    private readonly told: ToldInvoices,
    private readonly intake: BillingIntake,
  ) {
    super();
  }

  override keep(
    database: Database,
    page: ChangesPage['data'],
    _connection: Connection<BillingFields>,
    toldAt: Date,
  ): Promise<number> {
    return this.told.keep(database, page, toldAt);
  }

  override async settleDue(connection: Connection<BillingFields>, isLeaving: () => boolean): Promise<void> {
    await this.intake.comeBackToRefused();
    await this.intake.settleDue(connection, isLeaving);
  }
}
