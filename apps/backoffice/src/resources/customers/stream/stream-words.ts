import {
  CONTACT_CHANNEL_NAMES,
  CONTACT_DIRECTION_NAMES,
  CONTACT_RESULT_NAMES,
  MESSAGE_CHANNEL_NAMES,
  NOTICE_CHANNEL_NAMES,
  SENT_STATE_NAMES,
  type StreamEntry,
} from '@flota/schemas';
import { noteOf, wordsOf } from '../../../components/outside/timeline-words.js';
import { paymentsWords } from '../../../components/payments-words.js';
import { BILL_STATE_LOOK } from '../../../components/states/bill-requests.js';
import { TRANSFER_NAMES } from '../../../components/states/contracts.js';
import { PAYMENT_PROMISE_STATE_LOOK } from '../../../components/states/payment-promises.js';
import { RESTRUCTURING_STATE_LOOK } from '../../../components/states/restructurings.js';
import { POLICY_SUBMISSION_STATE_LOOK } from '../../../components/states/policy-submissions.js';
import { SIGNING_STATE_LOOK } from '../../../components/states/signing.js';
import { TAX_CHANGE_STATE_LOOK } from '../../../components/states/tax-changes.js';
import { formatCount, formatDay, formatInstant, formatMoney, formatMonth } from '../../../i18n/format.js';

const LETTERS = {
  payoff_letter: 'Carta de liquidación',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
  rent_certificate: 'Constancia de rentas',
  bill_receipt: 'Acuse de entrega de la factura',
  restructuring_agreement: 'Convenio modificatorio',
} as const;

/** What happened, in a line. */
export function titleOf(entry: StreamEntry): string {
  switch (entry.kind) {
    case 'contract_begun':
      return `Comenzó el contrato ${entry.number}`;
    case 'contract_settled':
      return `Liquidó el contrato ${entry.number}`;
    case 'money_received':
      return `${TRANSFER_NAMES[entry.what]} de ${formatMoney(entry.amount)}${entry.isTakenBack ? ', revertido después' : ''}`;
    case 'money_taken_back':
      return `Se revirtió un pago de ${formatMoney(entry.amount)}`;
    case 'promise_made':
      return `Prometió ${formatMoney(entry.amount)} para el ${formatDay(entry.day)}`;
    case 'restructuring_proposed':
      return `Se le propuso reestructurar ${entry.number}: ${paymentsWords(entry.paymentsLeft)}`;
    case 'restructuring_accepted':
      return `Aceptó la reestructura de ${entry.number}: ${paymentsWords(entry.paymentsLeft)}`;
    case 'contact_logged':
      return `Cobranza por ${CONTACT_CHANNEL_NAMES[entry.channel].toLowerCase()}: ${CONTACT_RESULT_NAMES[entry.result].toLowerCase()}`;
    case 'statements_issued':
      return `${entry.count === 1 ? 'Estado' : 'Estados'} de cuenta de ${formatMonth(entry.month)}`;
    case 'letter_issued':
      return `${LETTERS[entry.letter]} ${entry.folio}`;
    case 'message_written':
      return entry.author === 'customer' ? `Escribió: ${entry.subject}` : `Le contestamos: ${entry.subject}`;
    case 'notice_sent':
      return entry.title;
    case 'bill_requested':
      return `Pidió la factura del vehículo (${entry.folio})`;
    case 'bill_handed_over':
      return entry.receiverName === null
        ? `Se envió la factura del vehículo con mensajería (${entry.folio})`
        : `Se entregó la factura del vehículo a ${entry.receiverName} (${entry.folio})`;
    case 'tax_change_asked':
      return `Pidió cambiar sus datos fiscales (${entry.folio})`;
    case 'signature_asked':
      return `Se le pidió firmar: ${entry.title}`;
    case 'policy_sent':
      return `Envió una póliza de ${entry.insurer} (${entry.folio})`;
    case 'quote_made':
      return `Cotizó con su correo (${entry.folio})`;
    case 'lead_created':
      return `Envió una solicitud${entry.folio ? ` (${entry.folio})` : ''}`;
    case 'signed_in':
      return 'Entró a su cuenta';
    case 'messages_agreed':
      return `${entry.agreed ? 'Aceptó' : 'Dejó de aceptar'} avisos por ${MESSAGE_CHANNEL_NAMES[entry.channel]}`;
    case 'charges_agreed':
      return `Aceptó el pago automático (${entry.folio})`;
    case 'privacy_agreed':
      return `Aceptó el aviso de privacidad${entry.folio ? ` (${entry.folio})` : ''}`;
    default:
      return wordsOf(entry);
  }
}

/** What more there is to say of it, a line each. */
export function linesOf(entry: StreamEntry): string[] {
  switch (entry.kind) {
    case 'statements_issued':
      return [entry.count === 1 ? entry.number : `De ${formatCount(entry.count)} contratos`];
    case 'money_received':
    case 'charges_agreed':
      return [entry.number];
    case 'money_taken_back':
      return [entry.number, entry.reason].filter(Boolean);
    case 'promise_made': {
      const state = PAYMENT_PROMISE_STATE_LOOK[entry.state].label;
      return [`${entry.number} · ${state} · ${entry.byCustomer ? 'en su cuenta' : 'la anotó el personal'}`];
    }
    case 'restructuring_proposed': {
      const { by, declineReason, graceMonths, state, validUntil } = entry;
      const grace = graceMonths > 0 ? ` · ${graceMonths} de solo intereses` : '';
      const until = `hasta el ${formatDay(validUntil)}`;
      return [`${RESTRUCTURING_STATE_LOOK[state].label}${grace} · ${until} · propuso ${by}`, declineReason].filter(
        Boolean,
      );
    }
    case 'contact_logged': {
      const who = `${entry.number} · ${CONTACT_DIRECTION_NAMES[entry.direction]} · anotó ${entry.by}`;
      return [who, entry.note, entry.isStruck ? 'Anulado' : ''].filter(Boolean);
    }
    case 'letter_issued':
      return [`${entry.number}${entry.isVoid ? ' · ya no vale' : ''}`];
    case 'message_written':
      return [entry.folio];
    case 'notice_sent':
      return [`${NOTICE_CHANNEL_NAMES[entry.channel]} a ${entry.to} · ${SENT_STATE_NAMES[entry.state]}`];
    case 'bill_requested':
      return [`${entry.number} · ${BILL_STATE_LOOK[entry.state].label}`];
    case 'bill_handed_over': {
      const way = entry.way === 'courier' ? 'con mensajería' : 'en mostrador';
      return [`${entry.number} · ${way}${entry.isTakenBack ? ' · registro retirado' : ''}`];
    }
    case 'tax_change_asked':
      return [`${entry.legalName} · ${TAX_CHANGE_STATE_LOOK[entry.state].label}`];
    case 'signature_asked':
      return [`${entry.folio} · ${SIGNING_STATE_LOOK[entry.state].label}`];
    case 'policy_sent':
      return [POLICY_SUBMISSION_STATE_LOOK[entry.state].label];
    case 'signed_in':
      return [`${entry.device}${entry.isOpen ? ' · sesión abierta' : ''}`];
    case 'contract_begun':
    case 'contract_settled':
    case 'restructuring_accepted':
    case 'quote_made':
    case 'lead_created':
    case 'messages_agreed':
    case 'privacy_agreed':
      return [];
    default: {
      const note = noteOf(entry);
      return note ? [note] : [];
    }
  }
}

/** What has a day and no hour is told by its day. */
export const whenOf = (entry: StreamEntry): string => ('on' in entry ? formatDay(entry.on) : formatInstant(entry.at));
