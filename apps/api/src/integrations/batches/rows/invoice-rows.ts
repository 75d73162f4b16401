import { Injectable } from '@nestjs/common';
import { type InvoiceRow, invoiceRowSchema } from '@flota/schemas';
import { type IncomingInvoice, InvoiceImportService } from '../../../invoices/index.js';
import { type Hand, namedAs, type SingleRows, type TakenRow } from './batch-rows.js';

/** Invoices that another system had stamped. A stamped CFDI doesn't change: one that is there comes the same, or is refused. */
@Injectable()
export class InvoiceRows implements SingleRows<typeof invoiceRowSchema, IncomingInvoice | string> {
  readonly kind = 'invoices';
  readonly external = 'invoice';
  readonly schema = invoiceRowSchema;

  constructor(private readonly imports: InvoiceImportService) {}

  prepare({ xml }: InvoiceRow): Promise<IncomingInvoice | string> {
    return this.imports.receive(Buffer.from(xml));
  }

  async check({ xml }: InvoiceRow): Promise<TakenRow> {
    const { alreadyThere } = await this.imports.check(Buffer.from(xml));
    return { outcome: alreadyThere ? 'unchanged' : 'created', recordId: '' };
  }

  async take(hand: Hand, { externalId }: InvoiceRow, incoming: IncomingInvoice | string): Promise<TakenRow> {
    const { database, client } = hand;
    const { id, made } =
      typeof incoming === 'string'
        ? { id: incoming, made: false }
        : await this.imports.takeIn(database, client, incoming);
    await namedAs(hand, { kind: this.external, externalId, recordId: id });
    return { outcome: made ? 'created' : 'unchanged', recordId: id };
  }
}
