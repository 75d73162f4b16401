import type { PlanTexts } from './plan-texts.js';
import { customerPayments, customerPrepayment } from './customer-faqs.js';
import { financingRequirements, forEveryone, sharedAnd } from './by-person-type.js';
import { conditions, creditRisks } from './legends.js';

export const flexibility: PlanTexts = {
  customerFaqs: [customerPrepayment, ...customerPayments],
  page: {
    seoDescription:
      'Flexibility: crédito para camiones y autobuses con mensualidades más bajas y un pago final de 10 % a 40 % del precio. Plazos de 24 a 48 meses y tasa fija.',
    seoKeywords: 'Flexibility, crédito con pago final, mensualidad baja, camiones, autobuses',
    heroTitle: 'Flexibility',
    heroText: 'Mensualidades más bajas y un pago final que usted elige.',
    image: '/artwork/costa',
    imageMobile: '/artwork/costa-mobile',
    whatTitle: '¿Qué es?',
    whatText:
      '<p>Es un crédito en el que una parte del precio se paga hasta el final. Así, cada mensualidad es más baja.</p><p>El pago final se cubre junto con la última mensualidad y su importe queda fijo desde la firma.</p>',
    whyTitle: '¿Por qué con nosotros?',
    why: [
      { title: 'Mensualidad más baja', text: 'Pague menos cada mes y cuide su flujo.' },
      { title: 'Pago final a su medida', text: 'De 10 % a 40 % del precio de la unidad.' },
      { title: 'Pensado para renovar', text: 'Venda la unidad, cubra el pago final y estrene otra.' },
    ],
    characteristics: sharedAnd(
      [
        'Plazos de 24, 36 o 48 meses',
        'Enganche desde 10 % y hasta 40 % del precio',
        'Pago final de 10 % a 40 % del precio',
        'Tasa fija durante la vigencia del contrato',
        'La unidad se factura a su nombre y queda en garantía',
      ],
      {
        fisica: ['Para personas físicas con o sin actividad empresarial'],
        moral: ['Para empresas constituidas en México', 'Una sola línea para varias unidades'],
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
    conditionsText: conditions('El pago final vence el mismo día que la última mensualidad.'),
    riskText: creditRisks,
  },
};
