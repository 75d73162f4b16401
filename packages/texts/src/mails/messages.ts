import { defineTexts } from '../wording.js';

/** There is an answer in the account. */
export const messageAnswerMail = defineTexts('messageAnswerMail', {
  subject: 'Respondimos su mensaje {folio}',
  title: 'Respondimos su mensaje',
  preheader: 'Lea la respuesta en su cuenta. Por seguridad no la enviamos por correo.',
  answered: '{author}, de Atención a clientes, respondió su mensaje «{subject}».',
  where: 'Por seguridad, la respuesta solo se lee en su cuenta. Ahí mismo puede contestar y adjuntar documentos.',
  button: 'Leer la respuesta',
  whyReceived:
    'Recibió este correo porque escribió a Atención a clientes desde su cuenta de {company}. Puede dejar de recibir estos avisos en su perfil.',
});

/** What they wrote about is settled; how was it? */
export const messageClosedMail = defineTexts('messageClosedMail', {
  subject: 'Dimos por resuelto su asunto {folio}',
  title: 'Dimos por resuelto su asunto',
  preheader: '¿Cómo le atendimos? Contestar toma medio minuto.',
  closed:
    'Dimos por resuelto «{subject}». Si todavía le falta algo, escríbanos en la misma conversación y la volvemos a abrir.',
  question: '¿Cómo le atendimos? Su respuesta, con cinco opciones y un comentario si quiere, nos sirve para mejorar.',
  button: 'Decir cómo me atendieron',
  whyReceived:
    'Recibió este correo porque escribió a Atención a clientes desde su cuenta de {company}. Puede dejar de recibir estos avisos en su perfil.',
});

/** To the lender's own mailbox. */
export const messageNoticeMail = defineTexts('messageNoticeMail', {
  title: 'Mensaje de un cliente',
  task: 'Espera nuestra respuesta dentro del horario de atención. Lo que escribió está en el sistema.',
});
