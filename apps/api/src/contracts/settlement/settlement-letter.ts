import { formatLongDay, formatMoney } from '@flota/figures';
import type { ContractLetter } from '../letters/contract-letter.js';
import { letterFrame, type LetterSubject } from '../letters/contract-letter.js';

export interface SettlementLetterSubject extends LetterSubject {
  signedOn: string;
  paidOffOn: string;
  /** Of a lease whose vehicle may still be bought. */
  purchaseOptionOpen: boolean;
}

/** Finiquito: nothing is owed any more. */
export function settlementLetter(subject: SettlementLetterSubject): ContractLetter {
  const { contract, signedOn, paidOffOn, purchaseOptionOpen, settings } = subject;
  const frame = letterFrame(subject);
  return {
    ...frame,
    title: 'Carta finiquito',
    opening: [
      `${settings.legalName} hace constar que las obligaciones de pago del contrato ${contract.number}, firmado el ${formatLongDay(signedOn)}, quedaron cubiertas en su totalidad el ${formatLongDay(paidOffOn)}.`,
      'A la fecha de esta carta no existe adeudo por capital, rentas, intereses, intereses moratorios ni IVA derivado de ese contrato. Se extiende el finiquito más amplio que en derecho proceda por lo que hace a dichos pagos.',
    ],
    facts: [...frame.facts, { label: 'Liquidado el', value: formatLongDay(paidOffOn) }],
    total: { label: 'Adeudo de este contrato (MXN)', note: 'Ningún pago pendiente', value: formatMoney('0') },
    closing: [
      purchaseOptionOpen ? OPTION_OPEN : BILL_NEXT,
      `Conserve esta carta: es su comprobante de que no adeuda nada. El código QR de abajo permite a cualquiera comprobar que es auténtica y sigue vigente.`,
    ],
  };
}

const OPTION_OPEN =
  'La opción de compra del vehículo sigue disponible. Puede ejercerla desde su cuenta; al pagarla podrá solicitar la factura.';
const BILL_NEXT = 'Ya puede solicitar la factura del vehículo desde su cuenta, en Estados de cuenta y facturas.';
