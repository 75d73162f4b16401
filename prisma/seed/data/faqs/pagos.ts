import type { FaqCategorySeed } from './faq-seed.js';

export const payments: FaqCategorySeed = {
  slug: 'pagos',
  name: 'Pagos',
  questions: [
    {
      question: '¿Cómo hago un pago anticipado a capital?',
      answer: `<ol><li>Reúna al menos el importe de tres mensualidades.</li><li>Avísenos a <a href="mailto:{correo}">{correo}</a> con su número de contrato y el importe.</li><li>Haga el pago y envíenos el comprobante.</li></ol><p>Aplicamos el pago a capital: su plazo se acorta, su mensualidad se mantiene igual y no hay penalización.</p>`,
    },
    {
      question: '¿Qué pasa si no aviso de mi pago anticipado?',
      answer:
        '<p>El importe se toma como pago adelantado de sus siguientes mensualidades y no reduce el capital. Por eso le pedimos avisarnos por correo.</p>',
    },
    {
      question: '¿Cómo conozco mi saldo para liquidar?',
      answer: `<p>Llámenos al {telefono} o escríbanos a {correo}. El importe suma el capital pendiente y los intereses de los días transcurridos desde su último vencimiento, y tiene fecha de vigencia.</p>`,
    },
    {
      question: '¿Qué recibo cuando termino de pagar?',
      answer:
        '<p>Su carta finiquito y la factura de la unidad. Puede pedir que la factura se entregue en el distribuidor que usted elija y seguir cada paso del trámite.</p>',
    },
    {
      question: '¿Dónde consulto mis estados de cuenta y facturas?',
      answer: '<p>En su cuenta, con <a href="/acceso">Acceso clientes</a>. Puede descargarlos cuando los necesite.</p>',
    },
    {
      question: '¿Con qué referencia debo pagar?',
      answer:
        '<p>Use la referencia que aparece en su estado de cuenta; es única para cada contrato. Nunca pague a cuentas de personas. Si recibe datos de pago distintos, confírmelos con nosotros por teléfono.</p>',
    },
    {
      question: '¿Qué hago si preveo un atraso?',
      answer: `<p>Llámenos al {telefono} antes de su fecha de pago. Después del vencimiento se generan intereses moratorios y comisiones.</p>`,
    },
    {
      question: '¿El interés lleva IVA?',
      answer:
        '<p>Las empresas y las personas físicas con actividad empresarial que financian una unidad para su actividad pueden estar exentas del IVA sobre intereses (artículo 15, fracción X, de la Ley del IVA), lo que se confirma al contratar. En los demás casos se aplica la tasa vigente.</p>',
    },
  ],
};
