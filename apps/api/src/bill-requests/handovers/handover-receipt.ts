import { formatLongDay } from '@flota/figures';
import { BILL_ID_NAMES, type BillIdKind, type BillReceiver, type Signature } from '@flota/schemas';
import { type ContractLetter, letterFrame, type LetterSubject } from '../../contracts/index.js';
import { signatureSvg } from './signature-svg.js';

/** What a receipt says besides of which contract it is. */
export interface ReceiptSubject extends LetterSubject {
  /** Of the request. */
  requestFolio: string;
  paper: 'invoice' | 'endorsement' | null;
  receiver: BillReceiver;
  receiverName: string;
  /** At the counter: the identification, of its number the last characters, and the hand. */
  shown: { idKind: BillIdKind; idEnding: string; signature: Signature | null } | null;
  /** By courier. */
  courier: { carrier: string; trackingNumber: string } | null;
  day: string;
  time: string;
  /** Who of staff recorded it. */
  recordedBy: string;
}

const RECEIPT_TITLE = 'Acuse de entrega de la factura';

const PAPERS = {
  invoice: 'la factura original',
  endorsement: 'la factura original endosada a su favor',
} as const satisfies Record<NonNullable<ReceiptSubject['paper']>, string>;

export const RECEIVER_WORDS: Record<BillReceiver, string> = {
  holder: 'Titular del contrato',
  representative: 'En representación del titular',
};

/** Acuse de entrega: who received the bill of which vehicle, when, and by whose hand. */
export function handoverReceipt(subject: ReceiptSubject): ContractLetter {
  const { contract, courier, day, holder, receiver, receiverName, recordedBy, settings, shown, time } = subject;
  const frame = letterFrame(subject);
  const paper = PAPERS[subject.paper ?? 'invoice'];
  return {
    ...frame,
    title: RECEIPT_TITLE,
    opening: [
      `${settings.legalName} hace constar que entregó ${paper} del vehículo que fue objeto del contrato ${contract.number}, a nombre de ${holder.legalName}, el ${formatLongDay(day)} a las ${time} h (hora del centro de México).`,
    ],
    facts: [
      ...frame.facts,
      { label: 'Recibió', value: receiverName },
      { label: 'En calidad de', value: RECEIVER_WORDS[receiver] },
      ...(shown
        ? [{ label: 'Se identificó con', value: `${BILL_ID_NAMES[shown.idKind]}, terminación ${shown.idEnding}` }]
        : []),
      ...(courier
        ? [
            { label: 'Mensajería', value: courier.carrier },
            { label: 'Guía', value: courier.trackingNumber },
          ]
        : []),
      { label: courier ? 'Registró la entrega' : 'Entregó', value: recordedBy },
      { label: 'Solicitud', value: subject.requestFolio },
    ],
    closing: [
      'Guarde la factura en un lugar seguro: la necesitará para vender, emplacar o asegurar su vehículo. Si usted no la recibió ni autorizó a quien la recibió, avísenos de inmediato.',
    ],
    received: {
      name: receiverName,
      as: RECEIVER_WORDS[receiver],
      signature: shown?.signature ? signatureSvg(shown.signature) : null,
      instead: courier
        ? 'Firma en el comprobante de la mensajería.'
        : 'Firma autógrafa en el acuse impreso, que conservamos.',
    },
  };
}

/** The same to print and sign by hand, with room for what is known at the counter alone. It proves nothing until it is signed. */
export function receiptToSign({
  requestFolio,
  paper,
  ...subject
}: Omit<LetterSubject, 'folio'> & Pick<ReceiptSubject, 'requestFolio' | 'paper'>): ContractLetter {
  const { contract, holder, settings } = subject;
  return {
    ...letterFrame({ ...subject, folio: requestFolio }),
    title: RECEIPT_TITLE,
    date: 'Para firmarse al recibir la factura',
    opening: [
      `${settings.legalName} entrega ${PAPERS[paper ?? 'invoice']} del vehículo que fue objeto del contrato ${contract.number}, a nombre de ${holder.legalName}, a quien firma este acuse.`,
    ],
    blanks: [
      'Nombre de quien recibe',
      'En calidad de (titular o representante)',
      'Identificación y su número',
      'Día y hora',
      'Entregó por la empresa',
    ],
    closing: [
      'Revise que el número de serie de la factura sea el de su vehículo antes de firmar. El acuse con folio le llega por correo y queda en su cuenta.',
    ],
    received: { name: 'Firma de quien recibe', as: '', signature: null, instead: '' },
  };
}
