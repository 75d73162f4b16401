import { defineTexts } from '../wording.js';

/** Which step the request for a vehicle's invoice has taken. */
export const billStepMail = defineTexts('billStepMail', {
  subject: '{title} {folio}',
  contract: 'Contrato {contract}: {vehicle}.',
  note: 'Nota de nuestro equipo: {note}',
  button: 'Ver mi trámite',
  buttonDealer: 'Ver datos del distribuidor',
  whyReceived: 'Recibió este correo porque pidió la factura de su vehículo en su cuenta de {company}.',
  receivedTitle: 'Recibimos su solicitud de factura',
  receivedPreheader: 'Sigue la revisión de sus documentos. Le avisaremos de cada paso.',
  received: 'Recibimos su solicitud y sus documentos. Sigue la revisión; le avisaremos por correo de cada paso.',
  receivedDealer:
    'Enviaremos su factura a {dealer}. Puede elegir otro distribuidor hasta que salga de nuestras oficinas.',
  receivedNoDealer: 'Falta que elija en su cuenta el distribuidor donde quiere recogerla.',
  reviewTitle: 'Estamos revisando sus documentos',
  reviewPreheader: 'Comprobamos su identificación y su constancia fiscal.',
  review:
    'Ya tenemos su solicitud en revisión. Comprobamos que su identificación y su constancia de situación fiscal coincidan con el contrato.',
  reviewNext: 'Si hace falta corregir algo, se lo diremos por este medio.',
  mendedTitle: 'Recibimos su corrección',
  mendedPreheader: 'Seguimos con su solicitud. Le avisaremos de cada paso.',
  mended: 'Recibimos lo que corrigió. Seguimos con la revisión de su solicitud; le avisaremos por correo de cada paso.',
  correctionTitle: 'Su solicitud de factura necesita una corrección',
  correctionPreheader: 'Le decimos qué corregir. Lo demás se conserva.',
  correction: 'Revisamos su solicitud y falta corregir esto:',
  correctionItem: '{part}: {problem}.',
  correctionItemNote: '{part}: {problem}. {note}',
  correctionNext: 'Corríjalo en su cuenta; no tiene que llenar de nuevo lo demás. Su trámite sigue en cuanto lo envíe.',
  correctionButton: 'Corregir mi solicitud',
  rejectedTitle: 'No podemos continuar con su solicitud de factura',
  rejectedPreheader: 'Le decimos el motivo.',
  rejected: 'Su solicitud terminó por este motivo: {reason}',
  rejectedNext:
    'Si el motivo ya no existe, puede pedir la factura de nuevo desde su cuenta. Si tiene dudas, escríbanos.',
  rejectedButton: 'Ver mi solicitud',
  preparingTitle: 'Estamos preparando su factura',
  preparingPreheader: 'Sus documentos están en orden.',
  preparingInvoice: 'Sus documentos están en orden. Ahora preparamos la factura a su nombre.',
  preparingEndorsement: 'Sus documentos están en orden. Ahora preparamos el endoso de la factura a su nombre.',
  sentTitle: 'Su factura va en camino',
  sentPreheader: 'La enviamos a {dealer}. Espere nuestro aviso para recogerla.',
  sent: 'Enviamos su factura a {place}.',
  sentNext: 'Todavía no vaya por ella: le avisaremos cuando esté lista para recoger.',
  readyTitle: 'Su factura está lista para recoger',
  readyPreheader: 'Lo espera en {dealer}. Lleve su identificación oficial.',
  ready: 'Puede recogerla en {place}.',
  readyHours: 'Horario: {hours}.',
  readyPhone: 'Teléfono: {phone}.',
  readyBring:
    'Lleve su identificación oficial vigente. Si va alguien en su nombre, debe llevar una carta poder o el poder que nos envió, y su propia identificación.',
  courierTitle: 'Su factura va en camino con mensajería',
  courierPreheader: 'La enviamos con {carrier}. Le decimos la guía para seguirla.',
  courier: 'Enviamos su factura con {carrier}, guía {tracking}.',
  courierTo: 'Va dirigida a: {address}.',
  courierNext:
    'Quien la reciba debe mostrar su identificación oficial vigente. Le avisaremos cuando nos confirmen la entrega.',
  deliveredTo: 'La recibió {name} el {day}.',
  deliveredReceipt: 'Adjuntamos el acuse de entrega {receipt}; también está entre los documentos de su cuenta.',
  deliveredTitle: 'Entregamos su factura',
  deliveredPreheader: 'Su trámite terminó. Guarde el documento en un lugar seguro.',
  delivered:
    'La factura de su vehículo se entregó y su trámite terminó. Guárdela en un lugar seguro: la necesitará para vender o emplacar.',
  deliveredNext: 'Si usted no la recibió ni autorizó a quien la recibió, avísenos de inmediato.',
  // Within the texts above, where the distributor is not known any more: its name, and its name with its address.
  anyDealer: 'su distribuidor',
  anyPlace: 'el distribuidor que eligió',
});

/** A correction that a customer has not sent. */
export const billReminderMail = defineTexts('billReminderMail', {
  subject: 'Falta su corrección para seguir con su factura {folio}',
  title: 'Falta su corrección para seguir con su factura',
  preheader: 'Su trámite espera lo que le pedimos el {day}.',
  waiting: 'Su trámite está en pausa desde el {day}. Falta corregir esto:',
});

/** To the lender's own mailbox. */
export const billNoticeMail = defineTexts('billNoticeMail', {
  title: 'Nueva solicitud de factura',
  titleAgain: 'Solicitud de factura corregida',
  task: 'Hay que revisar sus documentos. La solicitud y sus archivos están en el sistema.',
});
