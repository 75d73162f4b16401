import type { PlanTexts } from './plan-texts.js';
import { customerPayments, customerPrepayment } from './customer-faqs.js';
import { financingRequirements, forEveryone, sharedAnd } from './by-person-type.js';
import { conditions, creditRisks } from './legends.js';

export const directCredit: PlanTexts = {
  customerFaqs: [customerPrepayment, ...customerPayments],
  page: {
    seoDescription:
      'Crédito directo para camiones y autobuses: la unidad a su nombre desde la firma, tasa fija, enganche desde 10 % y hasta 72 meses. Calcule su mensualidad.',
    seoKeywords: 'crédito directo, crédito para camión, crédito para autobús, tasa fija, enganche',
    heroTitle: 'Crédito Directo',
    heroText: 'La unidad es suya desde el primer día. Tasa fija y hasta 72 meses para pagarla.',
    image: '/artwork/sierra',
    imageMobile: '/artwork/sierra-mobile',
    whatTitle: '¿Qué es?',
    whatText:
      '<p>Es un crédito para comprar un camión o un autobús nuevo. La unidad se factura a su nombre o al de su empresa y queda en garantía hasta que termina de pagarla.</p><p>Usted aporta un enganche y cubre mensualidades de capital e intereses con una tasa que no cambia.</p>',
    whyTitle: '¿Por qué con nosotros?',
    why: [
      { title: 'Planes a su medida', text: 'Elija enganche y plazo según el ritmo de trabajo de su unidad.' },
      { title: 'La unidad es suya', text: 'Se factura a su nombre desde la firma del contrato.' },
      { title: 'Requisitos mínimos', text: 'Le pedimos lo necesario y revisamos su expediente una sola vez.' },
      { title: 'Pagos fijos', text: 'La tasa es la misma durante todo el contrato.' },
      { title: 'Sin penalización', text: 'Adelante pagos a capital cuando su negocio se lo permita.' },
    ],
    characteristics: sharedAnd(
      [
        'Plazos de 12 a 72 meses',
        'Tasa fija durante la vigencia del contrato',
        'Enganche desde 10 % y hasta 60 % del precio',
        'Unidad en garantía hasta la liquidación',
        'Seguro con la misma vigencia que el contrato',
      ],
      {
        fisica: [
          'Para personas físicas con o sin actividad empresarial',
          'Intereses exentos de IVA si acredita que la unidad es para su actividad empresarial',
        ],
        moral: [
          'Para empresas constituidas en México',
          'Intereses exentos de IVA cuando la unidad es para la actividad de la empresa',
          'Una sola línea para varias unidades',
        ],
      },
    ),
    advantages: forEveryone([
      'Planes a la medida',
      'La unidad es de su propiedad',
      'Requisitos mínimos',
      'Pagos fijos',
      'Sin penalización por pagos anticipados',
    ]),
    requirements: financingRequirements,
    conditionsText: conditions(
      'Los pagos anticipados a capital deben ser de al menos tres mensualidades: el plazo se acorta y la mensualidad se mantiene igual.',
    ),
    riskText: creditRisks,
  },
};
