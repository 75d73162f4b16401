import { Injectable } from '@nestjs/common';
import { type IssuedCfdi, type TaxProfile } from '@flota/prisma';
import { cfdiUsesFor, MEXICO_CITY, parseRfc, personKindOf } from '@flota/schemas';
import { FieldEncryption } from '../../platform/crypto/field-encryption.js';
import type { Database } from '../../platform/database/prisma.service.js';
import { cfdiContentSchema, type CfdiContent } from './cfdi/cfdi-content.js';
import type { CfdiReceiver, NamedCfdi } from './cfdi/cfdi-frame.js';
import { isVatOfBase } from './cfdi/taxed-line.js';
import { writeCfdi } from './cfdi/write-cfdi.js';
import { Failed, NotReady } from './not-issued.js';
import type { Invoicing } from './invoicing-settings.service.js';

/** Without effect for taxes: what every receiver may use. */
const NO_EFFECT = 'S01';
const CREDIT_NOTE_USE = 'G02';

/** Writes the XML of a document as it is made out now: to whoever holds the contract now, by the clocks of now. */
@Injectable()
export class MakeOut {
  constructor(private readonly encryption: FieldEncryption) {}

  /**
   * @throws NotReady until the documents that it names are stamped
   * @throws Failed where the holder's tax data don't do
   */
  async write(database: Database, row: IssuedCfdi, invoicing: Invoicing, now: Date): Promise<string> {
    const { number, taxProfile } = await database.contract.findUniqueOrThrow({
      where: { id: row.contractId },
      include: { taxProfile: true },
    });
    const content = cfdiContentSchema.parse(row.content);
    checkVat(content);
    return writeCfdi(content, {
      series: row.series,
      folio: String(row.folio),
      issuedAt: localTime(now),
      issuer: invoicing.issuer,
      receiver: this.receiver(taxProfile, content),
      reference: number,
      replaces: row.replacesId === null ? null : await stampedById(database, row.replacesId),
      invoices: await stampedInvoices(database, content),
      productKeys: invoicing.productKeys,
    });
  }

  private receiver(profile: TaxProfile, content: CfdiContent): CfdiReceiver {
    const { cfdiUse, legalName, personType, postalCode, regime } = profile;
    if (!regime || !postalCode) throw new Failed('INVOICING.TAX_DATA_MISSING');
    const rfc = this.encryption.decrypt(profile.rfc, 'tax_profile.rfc');
    if (parseRfc(rfc)?.type === 'generico') throw new Failed('INVOICING.TAX_DATA_MISSING');
    const uses = cfdiUsesFor(regime, personKindOf(personType)).map(({ code }) => code);
    const wanted = content.type === 'credit_note' ? CREDIT_NOTE_USE : (cfdiUse ?? 'G03');
    return {
      rfc,
      name: legalName.trim().toUpperCase(),
      regime,
      postalCode,
      use: uses.includes(wanted) ? wanted : NO_EFFECT,
    };
  }
}

/** SAT refuses a VAT that is not that of its base; the ledger keeps to the cent what was agreed, which may differ by one. */
function checkVat(content: CfdiContent): void {
  const amounts = content.type === 'payment' ? content.invoices.flatMap((invoice) => invoice.amounts) : content.lines;
  if (!amounts.every(isVatOfBase)) throw new Failed('INVOICING.VAT_DIFFERS');
}

async function stampedInvoices(database: Database, content: CfdiContent): Promise<Map<string, NamedCfdi>> {
  const charges =
    content.type === 'payment'
      ? content.invoices.map(({ chargeId }) => chargeId)
      : content.type === 'credit_note'
        ? [content.chargeId]
        : [];
  const rows = await database.issuedCfdi.findMany({
    where: { movementId: { in: charges }, type: 'income', state: 'stamped' },
    include: { invoice: { select: { uuid: true } } },
    // Of one that is about to be replaced the newer one is meant.
    orderBy: { folio: 'asc' },
  });
  const found = new Map(rows.flatMap((row) => (row.invoice ? [[row.movementId, nameOf(row, row.invoice)]] : [])));
  if (charges.some((id) => !found.has(id))) throw new NotReady('Espera a que se timbre la factura que menciona.');
  return found;
}

async function stampedById(database: Database, id: string): Promise<NamedCfdi | null> {
  const row = await database.issuedCfdi.findUnique({
    where: { id },
    include: { invoice: { select: { uuid: true } } },
  });
  return row?.invoice ? nameOf(row, row.invoice) : null;
}

const nameOf = ({ folio, series }: IssuedCfdi, { uuid }: { uuid: string }): NamedCfdi => ({
  uuid,
  series,
  folio: String(folio),
});

// Sweden writes dates and times as ISO does.
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: MEXICO_CITY, dateStyle: 'short', timeStyle: 'medium' });

const localTime = (now: Date): string => clock.format(now).replace(' ', 'T');
