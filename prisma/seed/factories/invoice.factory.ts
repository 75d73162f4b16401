import { instantInMexico } from '@flota/schemas';
import { randomUUID } from 'node:crypto';
import { dayOfColumn, type FieldCipher } from '@flota/records';
import { type Contract, type Instalment, type Invoice, Prisma, type TaxProfile } from '../../generated/client.js';
import type { FileStorage } from '../file-storage.js';
import { buildCfdiXml, type CfdiRequest } from './cfdi.js';
import { createPrivateFile } from './stored-file.factory.js';

interface InvoiceOf {
  contractId: string;
  fieldCipher: FieldCipher;
  /** The instalment it is of. */
  instalmentNumber?: number;
  /** Where its XML is kept; without it there is only the record. */
  storage?: FileStorage | undefined;
}

type InvoicedContract = Contract & { taxProfile: TaxProfile };

const ISSUED_AT = '09:30';

/** The invoice of an instalment: a believable CFDI and its record, which agree. */
export async function createInvoice(
  database: Prisma.TransactionClient,
  { contractId, fieldCipher, instalmentNumber: number = 1, storage }: InvoiceOf,
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
  const content = Buffer.from(buildCfdiXml(request));
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

function invoiceRequest(contract: InvoicedContract, instalment: Instalment, rfc: string): CfdiRequest {
  const { legalName, personType, postalCode, regime, cfdiUse } = contract.taxProfile;
  return {
    uuid: randomUUID(),
    series: 'FL',
    folio: `${Number(contract.paymentReference.slice(-6))}${String(instalment.number).padStart(3, '0')}`,
    issuedAt: `${dayOfColumn(instalment.dueOn)}T${ISSUED_AT}:00`,
    receiver: {
      rfc,
      // As SAT writes names: in capitals and, of a company, without its kind.
      name: legalName.toUpperCase().replace(/,? S\.?A\.? DE C\.?V\.?$/, ''),
      regime: regime ?? (personType === 'moral' ? '601' : '612'),
      postalCode: postalCode ?? '06600',
      use: cfdiUse ?? 'G03',
    },
    concepts: conceptsOf(contract, instalment),
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
