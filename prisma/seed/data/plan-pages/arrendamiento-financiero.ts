import type { PlanTexts } from './plan-texts.js';
import { customerLeaseEnd, customerPayments, customerPrepayment } from './customer-faqs.js';
import { financingRequirements, sharedAnd, forEveryone } from './by-person-type.js';
import { conditions, creditRisks } from './legends.js';

export const financialLease: PlanTexts = {
  customerFaqs: [customerPrepayment, customerLeaseEnd, ...customerPayments],
  page: {
    seoDescription:
      'Arrendamiento financiero de camiones y autobuses: rentas fijas de 24 a 60 meses y opción de compra de 1 % pactada desde la firma. Calcule su renta en línea.',
    seoKeywords: 'arrendamiento financiero, leasing, opción de compra, renta inicial, camiones, autobuses',
    heroTitle: 'Arrendamiento Financiero',
    heroText: 'Rente hoy y quédese con la unidad al final por un precio que conoce desde la firma.',
    image: '/artwork/terminal',
    imageMobile: '/artwork/terminal-mobile',
    whatTitle: '¿Qué es?',
    whatText:
      '<p>Es una renta con opción de compra. Usted usa la unidad desde el primer día, paga rentas fijas y al terminar el plazo la adquiere por 1 % de su precio antes de IVA.</p><p>Si prefiere no comprarla, puede prorrogar con una renta menor o participar en el precio de su venta.</p>',
    whyTitle: '¿Por qué con nosotros?',
    why: [
      { title: 'Opción de compra', text: 'El precio final queda pactado desde la firma.' },
      { title: 'Renta inicial flexible', text: 'Empiece desde 0 % y hasta 30 % del precio sin IVA.' },
      { title: 'Tres caminos al final', text: 'Compre, prorrogue o participe del precio de venta.' },
      { title: 'Sin penalización', text: 'Adelante pagos a capital cuando su negocio se lo permita.' },
    ],
    characteristics: sharedAnd(
      [
        'Plazos de 24, 36, 48 o 60 meses',
        'Renta inicial de 0 % a 30 % del precio sin IVA',
        'Opción de compra de 1 % del precio sin IVA',
        'Tasa fija durante la vigencia del contrato',
        'IVA sobre capital e intereses de cada renta',
      ],
      {
        fisica: ['Para personas físicas con actividad empresarial o profesional'],
        moral: ['Para empresas constituidas en México', 'Un solo contrato marco para toda la flota'],
      },
    ),
    advantages: forEveryone([
      'Planes a la medida',
      'La unidad puede ser suya al final',
      'Requisitos mínimos',
      'Pagos fijos',
      'Sin penalización por pagos anticipados',
    ]),
    requirements: financingRequirements,
    conditionsText: conditions(
      'La opción de compra se ejerce al terminar el plazo y con todas las rentas cubiertas.',
      'Los pagos anticipados a capital deben ser de al menos tres rentas: el plazo se acorta y la renta se mantiene igual.',
    ),
    riskText: creditRisks,
  },
};
