import type { PlanTexts } from './plan-texts.js';
import { customerLeaseEnd, customerPayments } from './customer-faqs.js';
import { financingRequirements, forEveryone, sharedAnd } from './by-person-type.js';
import { conditions, leaseRisks } from './legends.js';

export const pureLease: PlanTexts = {
  customerFaqs: [customerLeaseEnd, ...customerPayments],
  page: {
    seoDescription:
      'Arrendamiento puro de camiones y autobuses: sin enganche, rentas fijas de 24 a 60 meses y, al final, devuelva, cambie o compre la unidad. Calcule su renta.',
    seoKeywords: 'arrendamiento puro, renta de camiones, leasing de autobuses, valor residual, renovación de flota',
    heroTitle: 'Arrendamiento Puro',
    heroText: 'Pague por usar la unidad, conserve su capital y renueve su flota al terminar.',
    image: '/artwork/patio',
    imageMobile: '/artwork/patio-mobile',
    whatTitle: '¿Qué es?',
    whatText:
      '<p>Es la renta de un camión o autobús nuevo por un plazo fijo. Usted no lo compra: paga cada mes por usarlo.</p><p>Al final lo devuelve, lo cambia por uno nuevo o lo compra a su valor residual, que conoce desde la firma.</p>',
    whyTitle: '¿Por qué con nosotros?',
    why: [
      { title: 'Sin enganche', text: 'Solo entrega la comisión por apertura y un depósito que se le devuelve.' },
      { title: 'Rentas fijas', text: 'La misma renta de principio a fin, de 24 a 60 meses.' },
      { title: 'Flota siempre nueva', text: 'Al terminar devuelve la unidad y estrena otra.' },
      { title: 'Valor pactado', text: 'Sabe desde la firma cuánto costaría comprarla.' },
    ],
    characteristics: sharedAnd(
      [
        'Plazos de 24, 36, 48 o 60 meses',
        'Sin enganche',
        'Depósito en garantía de dos rentas sin IVA, que se le devuelve',
        'Valor residual de 15 % a 45 % del precio, según el plazo',
        'IVA sobre la renta completa',
      ],
      {
        fisica: ['Para personas físicas con actividad empresarial o profesional'],
        moral: ['Para empresas constituidas en México', 'Un solo contrato marco para toda la flota'],
      },
    ),
    advantages: forEveryone([
      'Planes a la medida',
      'Conserva su capital de trabajo',
      'Requisitos mínimos',
      'Rentas fijas',
      'No se ocupa de vender la unidad usada',
    ]),
    requirements: financingRequirements,
    conditionsText: conditions(
      'La unidad se devuelve en las condiciones de uso y mantenimiento que marca el contrato.',
      'El arrendamiento puro no es un crédito, por lo que no se calcula un CAT.',
    ),
    riskText: leaseRisks,
  },
};
