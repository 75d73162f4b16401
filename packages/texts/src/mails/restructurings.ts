import { defineTexts } from '../wording.js';

/** What the mails about a restructuring say alike. */
export const restructuringMails = defineTexts('restructuringMails', {
  subject: '{title}: contrato {contract}',
  way: 'Nuevas condiciones: {contract}',
  oldAndNew: 'Hoy {old}; después {now}',
  nextPayment: 'Próximo pago',
  payment: 'Pago mensual con IVA',
  payments: 'Pagos que faltan',
  last: 'Último pago',
  whyReceived: 'Recibió este correo porque tiene un contrato con {company}.',
});

export const restructuringProposedMail = defineTexts('restructuringProposedMail', {
  title: 'Le proponemos reestructurar su contrato',
  preheader: 'Nada cambia mientras usted no acepte.',
  told: 'Le proponemos pagar de otra manera lo que todavía no vence de {contract}. Puede aceptar a más tardar el {day}.',
  next: 'Nada cambia mientras usted no acepte. En su contrato están las condiciones de hoy junto a las nuevas, la tabla completa de pagos y el convenio, en PDF. Lo que ya venció se sigue debiendo.',
  button: 'Ver la propuesta',
});

export const restructuringAcceptedMail = defineTexts('restructuringAcceptedMail', {
  title: 'Su contrato quedó reestructurado',
  preheader: 'Así son sus pagos desde hoy.',
  told: 'Aceptó las nuevas condiciones de {contract} y valen desde hoy.',
  next: 'Va adjunto el convenio modificatorio, que queda entre los documentos de su cuenta. En su contrato está la nueva tabla de pagos. Lo que ya había vencido se sigue debiendo: páguelo para que no genere más intereses moratorios.',
  button: 'Ver mi contrato',
});
