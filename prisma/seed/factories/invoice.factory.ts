import { instantInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { dayOfColumn, type FieldCipher } from '@flota/records';
import {
  type Contract,
  type Instalment,
  type Invoice,
  type Movement,
  Prisma,
  type TaxProfile,
} from '../../generated/client.js';
import type { FileStorage } from '../file-storage.js';
import { buildCfdiXml, buildPaymentCfdiXml, type CfdiRequest, type PaymentCfdiRequest } from './cfdi.js';
import { createPrivateFile } from './stored-file.factory.js';

interface InvoiceOf {
  contractId: string;
  fieldCipher: FieldCipher;
  /** The instalment it is of. */
  instalmentNumber?: number;
  /** Paid at once, unless its payments have documents of their own. */
  method?: CfdiRequest['method'];
  /** Where its XML is kept; without it there is only the record. */
  storage?: FileStorage | undefined;
}

interface PaymentReceiptOf extends Pick<InvoiceOf, 'fieldCipher' | 'storage'> {
  invoice: Invoice;
  /** The money. */
  movement: Movement;
}

type InvoicedContract = Contract & { taxProfile: TaxProfile };

const ISSUED_AT = '09:30';

/** The invoice of an instalment: a believable CFDI and its record, which agree. */
export async function createInvoice(
  database: Prisma.TransactionClient,
  { contractId, fieldCipher, instalmentNumber: number = 1, method = 'PUE', storage }: InvoiceOf,
): Promise<Invoice> {
  const contract = await database.contract.findUniqueOrThrow({
    where: { id: contractId },
    include: { taxProfile: true },
  });
  const instalment = await database.instalment.findUniqueOrThrow({
    where: { contractId_number: { contractId, number } },
  });
  const rfc = fieldCipher.decrypt(contract.taxProfile.rfc, 'tax_profile.rfc');
  const request = invoiceRequest(contract, instalment, rfc);
  const content = Buffer.from(buildCfdiXml({ ...request, method }));
  const file = await createPrivateFile(database, { content, contentType: 'application/xml', storage });
  const subtotal = Prisma.Decimal.sum(0, ...request.concepts.map(({ amount }) => amount));
  return database.invoice.create({
    data: {
      contractId,
      uuid: request.uuid,
      series: request.series,
      folio: request.folio,
      concept: request.concepts.map(({ description }) => description).join('; '),
      issuedAt: instantInMexico(dayOfColumn(instalment.dueOn), ISSUED_AT),
      subtotal,
      vat: instalment.vat,
      total: subtotal.plus(instalment.vat),
      xmlFileId: file.id,
    },
  });
}

/** The receipt of money that paid an invoice: a CFDI of payments, and its record. */
export async function createPaymentReceipt(
  database: Prisma.TransactionClient,
  { invoice, movement, fieldCipher, storage }: PaymentReceiptOf,
): Promise<Invoice> {
  const contract = await database.contract.findUniqueOrThrow({
    where: { id: invoice.contractId },
    include: { taxProfile: true },
  });
  const day = dayOfColumn(movement.valueOn);
  const request: PaymentCfdiRequest = {
    uuid: randomUUID(),
    series: 'P',
    folio: invoice.folio,
    issuedAt: `${day}T13:00:00`,
    receiver: receiverOf(contract, fieldCipher.decrypt(contract.taxProfile.rfc, 'tax_profile.rfc')),
    payment: {
      paidAt: `${day}T12:00:00`,
      amount: movement.amount.abs().toFixed(2),
      vat: invoice.vat.toFixed(2),
      reference: movement.reference,
    },
    paid: { uuid: invoice.uuid, series: invoice.series, folio: invoice.folio },
  };
  const content = Buffer.from(buildPaymentCfdiXml(request));
  const file = await createPrivateFile(database, { content, contentType: 'application/xml', storage });
  return database.invoice.create({
    data: {
      type: 'payment',
      contractId: contract.id,
      uuid: request.uuid,
      series: request.series,
      folio: request.folio,
      concept: `Pago de la factura ${invoice.series} ${invoice.folio}`,
      issuedAt: instantInMexico(day, '13:00'),
      subtotal: movement.amount.abs().minus(invoice.vat),
      vat: invoice.vat,
      total: movement.amount.abs(),
      xmlFileId: file.id,
    },
  });
}

function invoiceRequest(contract: InvoicedContract, instalment: Instalment, rfc: string): CfdiRequest {
  return {
    uuid: randomUUID(),
    series: 'FL',
    folio: `${Number(contract.paymentReference.slice(-6))}${String(instalment.number).padStart(3, '0')}`,
    issuedAt: `${dayOfColumn(instalment.dueOn)}T${ISSUED_AT}:00`,
    receiver: receiverOf(contract, rfc),
    concepts: conceptsOf(contract, instalment),
  };
}

function receiverOf({ taxProfile }: InvoicedContract, rfc: string): CfdiRequest['receiver'] {
  const { legalName, personType, postalCode, regime, cfdiUse } = taxProfile;
  return {
    rfc,
    // As SAT writes names: in capitals and, of a company, without its kind.
    name: legalName.toUpperCase().replace(/,? S\.?A\.? DE C\.?V\.?$/, ''),
    regime: regime ?? (personType === 'moral' ? '601' : '612'),
    postalCode: postalCode ?? '06600',
    use: cfdiUse ?? 'G03',
  };
}

/** A lender invoices what it earns: the interest, and of a lease the whole rent. */
function conceptsOf(contract: Contract, { number, capital, interest, rent, vat }: Instalment): CfdiRequest['concepts'] {
  const of = `${number} de ${contract.termMonths}, contrato ${contract.number}`;
  const reference = contract.number;
  if (contract.kind === 'pure_lease') {
    return [{ description: `Renta ${of}`, reference, amount: rent.toFixed(2), vat: vat.toFixed(2) }];
  }
  if (contract.kind !== 'financial_lease') {
    return [
      { description: `Intereses de la mensualidad ${of}`, reference, amount: interest.toFixed(2), vat: vat.toFixed(2) },
    ];
  }
  const vatOnInterest = vat.times(interest).div(capital.plus(interest)).toDecimalPlaces(2);
  return [
    {
      description: `Capital de la renta ${of}`,
      reference,
      amount: capital.toFixed(2),
      vat: vat.minus(vatOnInterest).toFixed(2),
    },
    {
      description: `Intereses de la renta ${of}`,
      reference,
      amount: interest.toFixed(2),
      vat: vatOnInterest.toFixed(2),
    },
  ];
}
