import type { FaqCategorySeed } from './faq-seed.js';

export const insurance: FaqCategorySeed = {
  slug: 'seguros',
  name: 'Seguros',
  questions: [
    {
      question: '¿Es obligatorio asegurar la unidad?',
      answer: '<p>Sí, durante todo el contrato y con la entidad financiera como beneficiaria preferente.</p>',
    },
    {
      question: '¿Qué vigencia debe tener mi seguro?',
      answer: '<p>La póliza debe coincidir con el inicio y el fin de su contrato de financiamiento.</p>',
    },
    {
      question: '¿Puedo elegir la aseguradora?',
      answer:
        '<p>Sí. Puede contratar <a href="/planes-financiamiento/insurance">con nosotros</a> o por su cuenta, siempre que la póliza cubra el plazo y las coberturas que pide su contrato.</p>',
    },
    {
      question: '¿Qué coberturas necesito?',
      answer:
        '<ul><li>Daños materiales y robo total</li><li>Responsabilidad civil por daños a terceros</li><li>Responsabilidad civil del viajero, si transporta pasajeros</li><li>Asistencia vial y defensa legal</li></ul>',
    },
    {
      question: '¿Puedo pagar el seguro junto con mi financiamiento?',
      answer: '<p>Sí. Pida que su cotización lo incluya y verá su importe mensual aparte de la mensualidad.</p>',
    },
    {
      question: '¿Qué hago en caso de siniestro?',
      answer: `<ol><li>Llame a su aseguradora desde el lugar del percance; el teléfono está en su póliza.</li><li>No acepte responsabilidad ni acuerdos antes de que llegue el ajustador.</li><li>Avísenos al {telefono} con su número de contrato.</li></ol>`,
    },
    {
      question: '¿Qué pasa si mi unidad se pierde o me la roban?',
      answer:
        '<p>La aseguradora paga primero el saldo de su contrato y le entrega a usted el remanente. Siga al corriente con sus pagos hasta que se resuelva el siniestro.</p>',
    },
  ],
};
