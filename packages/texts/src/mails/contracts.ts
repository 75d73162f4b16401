import { defineTexts } from '../wording.js';

/** What falls due in the next days. */
export const dueReminderMail = defineTexts('dueReminderMail', {
  subject: 'Su próximo pago vence el {day}',
  title: 'Su próximo pago',
  preheader: 'Vence el {day}.',
  oneDay: 'Le recordamos lo que vence el {day}.',
  severalDays: 'Le recordamos lo que vence en los próximos días.',
  contract: 'Contrato {contract}',
  contractOn: 'Contrato {contract}, {day}',
  noteByItself:
    'Contrato {contract}: tiene pago automático. El {day} lo cobraremos a su tarjeta {card}; no necesita hacer nada.',
  noteUntil: 'Contrato {contract}: puede pagar sin moratorios hasta el {until}.',
  noteCredit: 'Contrato {contract}: ya restamos los {credit} que tiene a su favor.',
  noteUntilAndCredit:
    'Contrato {contract}: puede pagar sin moratorios hasta el {until}; ya restamos los {credit} que tiene a su favor.',
  closing: 'Es lo que falta: ya restamos su saldo a favor. Si pagó hace poco, puede que su pago aún no se refleje.',
  payTitle: 'Pague el contrato {contract}',
  payAmount: 'Importe',
  payClabe: 'CLABE',
  payReference: 'Referencia',
  pay: 'Pagar ahora con tarjeta',
  button: 'Ver mi cuenta',
  whyReceived: 'Recibió este aviso porque tiene un contrato con {company}. Puede dejar de recibirlo en Mi perfil.',
});

/** Who may look for whoever owes, in reminders of contracts that an agency collects. */
export const collectorMail = defineTexts('collectorMail', {
  who: 'Por encargo nuestro, el despacho {agency} puede buscarlo por el contrato {contract}: {phones}, {email}. Cobran en su nombre: {people}.',
  howToTell:
    'Quien lo busque debe identificarse con su nombre y el del despacho, entre las 7:00 y las 22:00 de donde usted vive. Si duda, compárelo con su cuenta o con «Despachos de cobranza», entre los textos legales de nuestro sitio.',
  payments: 'El despacho no recibe dinero: todo pago se hace a la CLABE de su contrato que aparece en este correo.',
});

/** To the lender's own mailbox: what an agency had in hand is its staff's to collect again. */
export const returnedCasesMail = defineTexts('returnedCasesMail', {
  subject: 'Volvieron contratos del despacho {agency}',
  title: 'Contratos que volvieron de un despacho',
  what: 'Contratos que el despacho {agency} dejó de cobrar el {day}: {cases}. Ya están en Cobranza, con el motivo en su historial.',
  task: 'Avise al despacho ({email}) que deje de buscar a esos clientes, y asigne quién los atiende.',
  file: 'Los archivos de contratos en despachos que se habían exportado ya no se pueden descargar; el despacho debe borrar los que tenga.',
});

/** What fell due and isn't paid. */
export const lateReminderMail = defineTexts('lateReminderMail', {
  subject: 'Tiene un pago vencido desde el {day}',
  title: 'Tiene un pago vencido',
  preheader: 'Venció el {day}.',
  intro: 'Le recordamos que tiene un pago vencido desde el {day}. Si ya pagó, no haga caso de este aviso.',
  contract: 'Contrato {contract}, vencido el {day}',
  closing:
    'Es lo que debe hoy, con los intereses moratorios que correspondan. Si pagó hace poco, puede que su pago aún no se refleje.',
});

/** Nothing is owed any more. */
export const settlementLetterMail = defineTexts('settlementLetterMail', {
  subject: 'Su contrato {contract} está liquidado',
  title: 'Su contrato está liquidado',
  preheader: 'Adjuntamos la carta finiquito del contrato {contract}.',
  settled: 'Recibimos el último pago del contrato {contract}, {vehicle}. Ya no debe nada por él.',
  letter: 'Adjuntamos su carta finiquito. También puede descargarla cuando quiera desde su cuenta.',
  next: 'El siguiente paso es la factura del vehículo: solicítela en su cuenta, en Estados de cuenta y facturas, y siga ahí cada etapa.',
  whyReceived: 'Recibió este correo porque tiene un contrato con {company}.',
});
