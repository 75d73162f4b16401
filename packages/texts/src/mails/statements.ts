import { defineTexts } from '../wording.js';

/** A statement, an invoice or a letter, as an attachment. */
export const paperMail = defineTexts('paperMail', {
  subject: '{title}, contrato {contract}',
  preheader: 'Va adjunto a este correo. Contrato {contract}.',
  attached: 'Le enviamos adjunto este documento de su contrato {contract}.',
  statementTitle: 'Estado de cuenta de {month}',
  statementOwed: 'Al {day} su saldo por pagar es de {amount}.',
  statementCredit: 'Al {day} tiene {amount} a su favor.',
  statementLate: 'Además, a esa fecha se acumulan {amount} de intereses moratorios con IVA.',
  statementNext: 'Su siguiente pago, de {amount}, vence el {day}.',
  invoiceTitle: 'Factura {series} {folio}',
  invoice: '{concept}, total de {amount}. Van el XML y su representación en PDF.',
  documentOfYear: '{title} {year}',
  button: 'Ver en mi cuenta',
  whyReceived:
    'Recibió este correo porque tiene un contrato con {company}. Puede elegir qué avisos recibe en su perfil.',
});

/** Letters and certificates, as their mail calls them. */
export const mailedDocuments = defineTexts('mailedDocuments', {
  payoff_letter: 'Carta de liquidación',
  settlement_letter: 'Carta finiquito',
  interest_certificate: 'Constancia de intereses',
  rent_certificate: 'Constancia de rentas pagadas',
  bill_receipt: 'Acuse de entrega de la factura',
  restructuring_agreement: 'Convenio modificatorio',
});

/** To the lender's own mailbox: statements wait for somebody to look at them. */
export const heldStatementsMail = defineTexts('heldStatementsMail', {
  subject: 'Estados de cuenta por revisar',
  title: 'Estados de cuenta por revisar',
  preheaderNone: 'No queda ninguno por revisar.',
  month: '{month}: {held} retenidos y {failed} con error.',
  none: 'Ya no queda ninguno por revisar.',
  task: 'Los retenidos no coinciden con los movimientos del contrato y no se enviaron al cliente. Revise el motivo de cada uno y vuelva a intentarlo.',
});
