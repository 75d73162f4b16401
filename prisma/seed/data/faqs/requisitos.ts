import type { FaqCategorySeed } from './faq-seed.js';

export const requirements: FaqCategorySeed = {
  slug: 'requisitos',
  name: 'Requisitos',
  questions: [
    {
      question: '¿Qué documentos necesito como persona física?',
      answer:
        '<p>De inicio le pedimos:</p><ul><li>Identificación oficial vigente</li><li>Acta de nacimiento o de matrimonio</li><li>RFC</li><li>Comprobante de domicilio</li></ul><p>Según el monto, podemos solicitar estados financieros, declaración anual, estados de cuenta bancarios, facturas o concesiones, tarjetas de circulación y contratos con sus clientes.</p>',
    },
    {
      question: '¿Qué documentos necesita mi empresa?',
      answer:
        '<p>De inicio le pedimos:</p><ul><li>Identificación oficial del representante legal</li><li>RFC de la empresa</li><li>Comprobante de domicilio</li><li>Acta constitutiva y poderes</li></ul><p>Según el monto, podemos solicitar estados financieros, declaración anual, estados de cuenta bancarios, facturas o concesiones, tarjetas de circulación y contratos con sus clientes.</p>',
    },
    {
      question: '¿Dónde descargo los formatos?',
      answer:
        '<p>En <a href="/formularios">Formularios</a> encontrará la solicitud de crédito, la lista de requisitos y los anexos, tanto de persona física como de persona moral.</p>',
    },
    {
      question: '¿Qué identificaciones aceptan?',
      answer:
        '<p>Credencial para votar, pasaporte o cédula profesional, siempre vigentes. Si es extranjero, su documento migratorio de residencia.</p>',
    },
    {
      question: '¿Qué comprobante de domicilio sirve?',
      answer:
        '<p>Recibo de luz, agua, predial, teléfono fijo o estado de cuenta bancario, con una antigüedad máxima de tres meses.</p>',
    },
    {
      question: '¿Consultan mi historial crediticio?',
      answer:
        '<p>Sí, y solo con su autorización firmada, que forma parte de la solicitud de crédito. Consultamos sociedades de información crediticia autorizadas en México.</p>',
    },
    {
      question: '¿Necesito un aval?',
      answer:
        '<p>Depende del monto, del plazo y de su historial. Si lo pedimos, el aval u obligado solidario entrega los mismos documentos que usted y responde como obligado principal.</p>',
    },
    {
      question: '¿Puedo autorizar que consulten los datos fiscales de mi empresa?',
      answer:
        '<p>Sí. Con <a href="/syntage">Syntage</a> su empresa autoriza la lectura de su información ante el SAT, entrega menos papeles y recibe respuesta antes. Nunca le pedimos su contraseña.</p>',
    },
  ],
};
