import { defineTexts } from '../wording.js';

/** On the page of a quote: whom to go on with, and what comes next. */
export const quoteHelp = defineTexts('quoteHelp', {
  adviser: 'Quién le atiende',
  formerAdviser: '{former} ya no atiende su cotización. Ahora le atiende {adviser}.',
  call: 'Llamar a {name}: {phone}',
  write: 'Escribir a {name}: {email}',
  whatsapp: 'Seguir por WhatsApp',

  callBack: 'Que me llame un asesor',
  when: '¿Cuándo le queda bien?',
  whenHint: 'Le llamamos al teléfono de esta cotización.',
  phone: 'Teléfono',
  phoneHint: 'Diez dígitos. Ahí le llamamos.',
  callBackFailed: 'No se envió su solicitud.',
  askForCall: 'Pedir la llamada',
  promise: 'Le llamaremos <time/>. También le enviamos un correo con su folio.',
  changeTime: 'Cambiar la hora',

  nextSteps: 'Qué sigue',
  callStep: 'Le llamamos',
  callStepText: 'Un asesor se comunica con usted en nuestro horario de atención para resolver sus dudas.',
  papersStep: 'Reúne sus documentos',
  papersStepText: 'Identificación, RFC, comprobante de domicilio y estados financieros o de cuenta.',
  answerStep: 'Evaluamos su solicitud',
  answerStepText: 'Le damos respuesta y, si se aprueba, firma el contrato y recibe su unidad con el distribuidor.',
  distributor: 'Su distribuidor: <strong>{name}</strong>, {city}. <phone/>',
  preferCalling: '¿Prefiere llamar? Mencione su folio <folio/>.',

  nearest: 'Su distribuidor más cercano',
  nearestLead: 'Ahí conoce la unidad y la recibe. Elija su estado y le decimos quién lo atiende.',
  searchByState: 'Buscar por estado',
  statesFailed: 'No pudimos cargar los estados',
  state: 'Estado',
  chooseState: 'Elija un estado',
  found: { one: '{n} distribuidor en {state}', other: '{n} distribuidores en {state}' },
  distributorsFailed: 'No pudimos cargar los distribuidores',
  noneFound: 'Todavía no hay distribuidor en {state}',
  noneFoundText: 'Elija un estado vecino, o llámenos al <phone/> y le decimos quién lo atiende.',
  directions: 'Cómo llegar<where> a {name}</where>',
});
