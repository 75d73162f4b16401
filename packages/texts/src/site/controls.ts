import { defineTexts } from '../wording.js';

/** Of the forms, lists and charts that several pages are made of. */
export const controls = defineTexts('controls', {
  optional: '(opcional)',
  cancel: 'Cancelar',
  // On a button, while what it asked for is under way.
  confirming: 'Un momento…',
  retry: 'Volver a intentar',
  reference: 'Referencia para atención a clientes: {id}',
  scriptMissing: 'Revise su conexión y recargue la página.',
  reload: 'Recargar la página',

  email: 'Correo electrónico',
  emailMeant: '¿Quiso decir <meant/>?',
  emailMend: 'Sí, corregirlo',
  emailKeep: 'No, así es',

  // The unit: "unidad", for example.
  less: 'Una {unit} menos',
  more: 'Una {unit} más',
  slide: '{label}: deslice para elegir',
  wholeExpected: 'Escriba un número entero de {min} a {max}.',
  percentExpected: 'Escriba un porcentaje de {min} a {max}, con cuatro decimales como máximo.',
  shareExpected: 'Escriba un porcentaje de {min} a {max} o un importe de {from} a {to}.',
  // What it is a share of: "del precio con IVA", for example.
  share: '{pesos} son {percent} {whole}.',
  shareRounded: '{pesos} son {percent} {whole}; con el redondeo quedan en {rounded}.',
  amountExpected: 'Escriba una cantidad en pesos, por ejemplo 45,000.',
  prepaymentExpected: 'Escriba el abono en pesos, por ejemplo 200,000.00.',

  prepaymentWrong: 'Corrija el abono y aquí verá lo que ahorra.',
  monthsSooner: { one: 'Un mes antes', other: '{n} meses antes' },

  // What is listed: "distribuidores", for example.
  seeAll: 'Ver los {count} {what}',
  seeOthers: 'Ver los {count} {what} restantes',

  steps: 'Avance',
  stepDone: '(terminado)',

  copy: 'Copiar<spoken> {what}</spoken>',
  copied: 'Copiado<spoken> {what}</spoken>',
  copiedSaid: 'Se copió: {what}.',
  copyRefused: 'No se pudo copiar: selecciónelo y cópielo.',

  sharePage: 'Compartir',
  linkCopied: 'Enlace copiado',
  linkCopiedSaid: 'El enlace se copió.',
  linkToCopy: 'Copie este enlace: <link/>',

  doubt: '¿No encontró su respuesta?',
  doubtText: 'Le atiende una persona, no una grabadora.',

  // How long to wait.
  waitMinutes: { one: 'un minuto', other: '{n} minutos' },
  waitHours: '{hours} horas',
});
