import type { PageSeed } from './page-seed.js';

/** Pages that show lists of their own under a short heading. */
export const browsingPages: PageSeed[] = [
  {
    slug: 'calculadora',
    title: 'Calcule su financiamiento',
    lead: 'Cotizar toma tres pasos: elija su unidad, su plan y su plazo. La cotización le llega por correo.',
    image: null,
    seoTitle: 'Calculadora de financiamiento de camiones y autobuses',
    seoDescription:
      'Calcule en tres pasos la mensualidad o renta de su camión o autobús: enganche, plazo, comisión, IVA y CAT. Reciba la cotización completa por correo.',
    seoKeywords: 'calculadora de crédito, cotizador de camiones, mensualidad, renta, CAT',
  },
  {
    slug: 'noticias',
    title: 'Noticias',
    lead: 'Guías y novedades para quienes viven del transporte.',
    image: null,
    seoTitle: 'Noticias y guías para transportistas | {empresa}',
    seoDescription:
      'Guías para elegir un plan, entender el CAT, adelantar pagos y cuidar su seguro, además de las novedades de {empresa} y de su red de distribuidores.',
    seoKeywords: 'noticias de transporte, guías para transportistas, financiamiento de flotas',
  },
  {
    slug: 'faqs',
    title: 'Preguntas frecuentes',
    lead: 'Lo que más nos preguntan antes de firmar y durante el contrato.',
    image: null,
    seoTitle: 'Preguntas frecuentes sobre su financiamiento',
    seoDescription:
      'Respuestas sobre requisitos, enganches, plazos, pagos anticipados a capital, arrendamiento y seguros de camiones y autobuses, antes y durante su contrato.',
    seoKeywords: 'preguntas frecuentes, requisitos, pago anticipado, arrendamiento, seguro de camión',
  },
  {
    slug: 'legales',
    title: 'Información legal',
    lead: 'Los documentos que rigen este sitio y nuestros productos.',
    image: null,
    seoTitle: 'Información legal | {empresa}',
    seoDescription:
      'Aviso de privacidad, términos, comisiones y CAT, contratos registrados, UNE, despachos de cobranza y leyendas de riesgo de nuestros financiamientos.',
    seoKeywords: 'aviso de privacidad, términos y condiciones, UNE, comisiones, CAT, RECA',
  },
];
