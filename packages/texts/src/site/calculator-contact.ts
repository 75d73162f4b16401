import { defineTexts } from '../wording.js';

/** The calculator's third step: where to send the quote. */
export const calculatorContact = defineTexts('calculatorContact', {
  metaTitle: 'Reciba su cotización',
  description: 'Díganos a qué correo enviamos su cotización con mensualidad, tasa y CAT.',
  title: '¿A dónde la enviamos?',
  lead: 'Le llega por correo un PDF con su mensualidad, tasa y CAT. No lo compromete a nada.',

  // Names the summary for those who don't see it.
  summary: 'Lo que está cotizando',
  vehicle: 'Vehículo',
  vehicleNumber: 'Vehículo {number}',
  units: '{n} unidades',
  equipment: 'con {equipment}',
  plan: 'Plan',
  tradeIn: 'A cuenta',
  tradeInDetail: '{value}, sujeto a avalúo',
  // What is changed: "vehículo", for example.
  change: 'Cambiar<spoken> {what}</spoken>',

  name: 'Nombre',
  nameHint: 'El suyo o el de su empresa.',
  phone: 'Teléfono',
  phoneHint: 'Diez dígitos.',
  phoneOptionalHint: 'Diez dígitos, si quiere que también le llamemos.',
  // What the visitor accepts that their data are used for.
  consentPurpose: 'enviarme esta cotización y darle seguimiento',
  // On phones the second word is only read out.
  submit: 'Enviar<more> cotización</more>',
  failedTitle: 'No se envió la cotización',
  termsRefused: 'El plan o el vehículo cambió mientras cotizaba. Regrese al paso anterior y revíselo.',
});
