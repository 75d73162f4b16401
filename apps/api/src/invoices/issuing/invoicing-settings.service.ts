import { Injectable } from '@nestjs/common';
import { dayOfColumn, type InvoicingSettings, type InvoiceType } from '@flota/prisma';
import type { Database } from '../../platform/database/prisma.service.js';
import type { CfdiFrame, CfdiIssuer } from './cfdi/cfdi-frame.js';

/** How invoices are made out. */
export interface Invoicing {
  /** Charges from this day on. */
  since: string;
  issuer: CfdiIssuer;
  productKeys: CfdiFrame['productKeys'];
  series: Record<InvoiceType, string>;
  reversedBy: InvoicingSettings['reversedBy'];
}

@Injectable()
export class InvoicingSettingsService {
  /** `null` while invoices are not made out here. */
  async read(database: Database): Promise<Invoicing | null> {
    const settings = await database.invoicingSettings.findUniqueOrThrow({ where: { id: 1 } });
    if (!settings.isOn || !settings.startsOn) return null;
    return {
      since: dayOfColumn(settings.startsOn),
      issuer: {
        rfc: settings.rfc,
        name: settings.name,
        regime: settings.regime,
        postalCode: settings.postalCode,
      },
      productKeys: { financing: settings.financingKey, lease: settings.leaseKey },
      series: {
        income: settings.incomeSeries,
        credit_note: settings.creditNoteSeries,
        payment: settings.paymentSeries,
      },
      reversedBy: settings.reversedBy,
    };
  }
}
