import { Decimal } from 'decimal.js';
import type { PaidInvoice, PaymentContent } from './cfdi-content.js';
import { type CfdiFrame, named } from './cfdi-frame.js';
import { inCents, rateText, type TaxSum, taxSums } from './taxed-line.js';
import { VAT, type XmlNode } from './xml-node.js';

/* The complement of payments 2.0. */

export const PAYMENTS_NAMESPACE = 'http://www.sat.gob.mx/Pagos20';
export const PAYMENTS_LOCATION = `${PAYMENTS_NAMESPACE} http://www.sat.gob.mx/sitio_internet/cfd/Pagos/Pagos20.xsd`;

/** The hour of a payment of which only the day is known, as SAT's guide has it. */
const NOON = 'T12:00:00';

/**
 * What money paid of our invoices. Its amount is what it paid of them: the capital of a credit is no income, and no
 * invoice asks for it.
 */
export function paymentComplement(content: PaymentContent, frame: CfdiFrame): XmlNode {
  const { form, invoices, operation, paidOn } = content;
  const sums = taxSums(invoices.flatMap(({ amounts }) => amounts));
  const paid = Decimal.sum(...invoices.map((invoice) => invoice.paid)).toFixed(2);
  return {
    'pago20:Pagos': {
      '@Version': '2.0',
      'pago20:Totales': { ...totalsOf(sums.map(inCents)), '@MontoTotalPagos': paid },
      'pago20:Pago': {
        '@FechaPago': paidOn + NOON,
        '@FormaDePagoP': form,
        '@MonedaP': 'MXN',
        '@TipoCambioP': '1',
        '@Monto': paid,
        ...(operation ? { '@NumOperacion': operation.slice(0, 100) } : {}),
        'pago20:DoctoRelacionado': invoices.map((invoice) => documentOf(invoice, frame)),
        'pago20:ImpuestosP': { 'pago20:TrasladosP': { 'pago20:TrasladoP': sums.map((sum) => taxNode(sum, 'P')) } },
      },
    },
  };
}

/** By rate: SAT has names for three of them and for what is exempt. */
function totalsOf(sums: readonly TaxSum[]): XmlNode {
  const totals: XmlNode = {};
  for (const name of ['IVA16', 'IVA8', 'IVA0'] as const) {
    const sum = sums.find(({ rate }) => rate !== null && new Decimal(rate).eq(RATES[name]));
    if (!sum) continue;
    totals[`@TotalTrasladosBase${name}`] = sum.base;
    totals[`@TotalTrasladosImpuesto${name}`] = sum.vat;
  }
  const exempt = sums.find(({ rate }) => rate === null);
  if (exempt) totals['@TotalTrasladosBaseIVAExento'] = exempt.base;
  return totals;
}

const RATES = { IVA16: '0.16', IVA8: '0.08', IVA0: '0' };

function documentOf({ after, amounts, before, chargeId, number, paid }: PaidInvoice, { invoices }: CfdiFrame): XmlNode {
  const invoice = named(invoices, chargeId);
  return {
    '@IdDocumento': invoice.uuid.toUpperCase(),
    '@Serie': invoice.series,
    '@Folio': invoice.folio,
    '@MonedaDR': 'MXN',
    '@EquivalenciaDR': '1',
    '@NumParcialidad': String(number),
    '@ImpSaldoAnt': before,
    '@ImpPagado': paid,
    '@ImpSaldoInsoluto': after,
    '@ObjetoImpDR': '02',
    'pago20:ImpuestosDR': {
      'pago20:TrasladosDR': { 'pago20:TrasladoDR': taxSums(amounts).map((sum) => taxNode(sum, 'DR')) },
    },
  };
}

/** The complement writes the same taxes of a document (`DR`) and of all that was paid (`P`). */
const taxNode = ({ base, rate, vat }: TaxSum, of: 'DR' | 'P'): XmlNode => ({
  [`@Base${of}`]: base,
  [`@Impuesto${of}`]: VAT,
  [`@TipoFactor${of}`]: rate === null ? 'Exento' : 'Tasa',
  ...(rate === null ? {} : { [`@TasaOCuota${of}`]: rateText(rate), [`@Importe${of}`]: vat }),
});
