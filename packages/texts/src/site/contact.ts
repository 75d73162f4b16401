import { defineTexts } from '../wording.js';

export const contact = defineTexts('contact', {
  /** Where pages are listed. */
  name: 'Contacto',
  formTitle: 'Escríbanos',
  nameHint: 'El suyo o el de su empresa.',
  subject: 'Asunto',
  subjectPlaceholder: 'Elija un asunto',
  subjectFinancing: 'Quiero un financiamiento',
  subjectContract: 'Mi contrato',
  subjectPayments: 'Pagos y estado de cuenta',
  subjectInvoices: 'Facturas',
  subjectInsurance: 'Seguros',
  subjectOther: 'Otro asunto',
  message: 'Mensaje',
  messageHint: 'Si tiene contrato o folio de cotización, escríbalo aquí.',
  /** What the visitor accepts that their data are used for. */
  consentPurpose: 'responder a mi mensaje',
  submit: 'Enviar mensaje',
  failedTitle: 'No se envió su mensaje',
  sentTitle: 'Recibimos su mensaje',
  sentNext: 'Una persona de atención a clientes le responde por correo o teléfono el siguiente día hábil.',
  writeAgain: 'Escribir otro mensaje',
  reachTitle: 'Unidad de Atención a Clientes',
  hours: 'Horario',
  address: 'Domicilio',
  verifyLetter: '¿Le mostraron una carta nuestra? <verify>Compruebe que es auténtica</verify>',
});
