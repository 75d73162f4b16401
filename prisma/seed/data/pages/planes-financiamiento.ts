import type { PageSeed } from './page-seed.js';

export const plansOverview: PageSeed = {
  slug: 'planes-financiamiento',
  title: 'Planes de financiamiento',
  lead: 'Compre, rente o combine: hay un plan para cada manera de trabajar su unidad.',
  image: '/artwork/desierto',
  body: '<p>La mejor opción depende de cuánto tiempo usará la unidad, de lo que puede aportar al inicio y de quién quiere que sea al final. Compare los planes y calcule su pago con cifras completas.</p>',
  sections: [
    {
      title: 'Si quiere que la unidad sea suya',
      text: '<p>Con <a href="/planes-financiamiento/credito-directo">crédito directo</a> se factura a su nombre desde la firma. Enganche desde 10 % y hasta 72 meses.</p>',
      image: '/artwork/sierra',
    },
    {
      title: 'Si prefiere usarla y renovarla',
      text: '<p>Con <a href="/planes-financiamiento/arrendamiento-puro">arrendamiento puro</a> paga una renta mensual, sin enganche, y al final la devuelve, la cambia o la compra.</p>',
      image: '/artwork/ciudad',
    },
    {
      title: 'Si quiere decidir al final',
      text: '<p>Con <a href="/planes-financiamiento/arrendamiento-financiero">arrendamiento financiero</a> paga rentas fijas y tiene una opción de compra pactada desde la firma.</p>',
      image: '/artwork/terminal',
    },
  ],
  seoTitle: 'Planes de financiamiento para vehículos de trabajo',
  seoDescription:
    'Crédito directo, arrendamiento puro, arrendamiento financiero y seguros para camiones y autobuses. Compare los planes y elija el que conviene a su negocio.',
  seoKeywords: 'planes de financiamiento, crédito directo, arrendamiento puro, arrendamiento financiero, seguros',
};
