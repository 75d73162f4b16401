import type { FaqCategorySeed } from './faq-seed.js';

export const generalQuestions: FaqCategorySeed = {
  slug: 'general-questions',
  name: 'Preguntas generales',
  questions: [
    {
      question: '¿Quién puede solicitar un financiamiento?',
      answer:
        '<p>Personas físicas, con o sin actividad empresarial, y empresas constituidas en México. Todo financiamiento está sujeto a aprobación de crédito.</p>',
    },
    {
      question: '¿Qué vehículos financian?',
      answer:
        '<p>Camiones y autobuses nuevos: tractocamiones, camiones de reparto, unidades vocacionales, autobuses urbanos y foráneos. Puede verlos en la <a href="/calculadora/paso-1">calculadora</a>.</p>',
    },
    {
      question: '¿Cuánto tiempo puede durar el financiamiento?',
      answer:
        '<p>El crédito directo llega hasta 72 meses, los arrendamientos hasta 60 y Flexibility hasta 48. La tasa es fija durante todo el contrato.</p>',
    },
    {
      question: '¿Qué diferencia hay entre crédito y arrendamiento?',
      answer:
        '<p>En el <a href="/planes-financiamiento/credito-directo">crédito directo</a> la unidad se factura a su nombre desde el primer día. En el <a href="/planes-financiamiento/arrendamiento-puro">arrendamiento puro</a> paga por usarla y al final la devuelve o la compra. En el <a href="/planes-financiamiento/arrendamiento-financiero">arrendamiento financiero</a> paga rentas y al final ejerce una opción de compra.</p>',
    },
    {
      question: '¿Puedo adelantar pagos a capital?',
      answer: `<p>Sí, sin penalización. El anticipo debe ser de al menos tres mensualidades: el plazo se acorta y la mensualidad se mantiene igual.</p><p>Avísenos a <a href="mailto:{correo}">{correo}</a> para que el pago adicional se aplique a capital.</p>`,
    },
    {
      question: '¿La tasa puede cambiar durante mi contrato?',
      answer: '<p>No. La tasa es fija durante toda la vigencia del contrato.</p>',
    },
    {
      question: '¿Qué sucede si me atraso en un pago?',
      answer:
        '<p>Incumplir sus obligaciones genera comisiones e intereses moratorios, y contratar créditos por arriba de su capacidad de pago puede afectar su historial crediticio. Si prevé un atraso, llámenos antes de la fecha de pago.</p>',
    },
    {
      question: '¿A qué se compromete un aval u obligado solidario?',
      answer:
        '<p>El avalista, obligado solidario o coacreditado responde como obligado principal frente a la entidad financiera.</p>',
    },
    {
      question: '¿Cómo me comunico con ustedes?',
      answer: `<p>En el {telefono}, de lunes a viernes de 8:00 a 20:00 y los sábados de 9:00 a 14:00, o desde la página de <a href="/contacto">contacto</a>.</p>`,
    },
  ],
};
