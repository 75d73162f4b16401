import type { FaqCategorySeed } from './faq-seed.js';

export const leasing: FaqCategorySeed = {
  slug: 'arrendamiento',
  name: 'Arrendamiento',
  questions: [
    {
      question: '¿Qué arrendamiento me conviene?',
      answer:
        '<p>El <a href="/planes-financiamiento/arrendamiento-puro">arrendamiento puro</a>, si renueva su flota con frecuencia y no necesita ser dueño de la unidad. El <a href="/planes-financiamiento/arrendamiento-financiero">arrendamiento financiero</a>, si quiere quedarse con ella al final.</p>',
    },
    {
      question: '¿Qué pago al firmar?',
      answer:
        '<p>En el arrendamiento puro, la comisión por apertura y un depósito en garantía. En el financiero, la renta inicial que usted elija, desde 0 %, y la comisión por apertura. Su cotización muestra cada importe.</p>',
    },
    {
      question: '¿Me devuelven el depósito en garantía?',
      answer:
        '<p>Sí. No causa IVA y se le devuelve al final del contrato, una vez revisada la unidad y cubiertas sus rentas.</p>',
    },
    {
      question: '¿Qué es el valor residual?',
      answer:
        '<p>El precio, pactado desde la firma, al que puede comprar la unidad cuando termina un arrendamiento puro. Se le suma el IVA.</p>',
    },
    {
      question: '¿Qué opciones tengo al final de un arrendamiento financiero?',
      answer:
        '<ul><li>Comprar la unidad al precio pactado.</li><li>Prorrogar el contrato con una renta menor.</li><li>Participar con nosotros en el precio de su venta a un tercero.</li></ul>',
    },
    {
      question: '¿Cómo se calcula el IVA de las rentas?',
      answer:
        '<p>En ambos arrendamientos se calcula sobre la renta completa. En el financiero, eso es la suma de capital e intereses.</p>',
    },
    {
      question: '¿El arrendamiento puro tiene CAT?',
      answer: '<p>No, porque no es un crédito: usted paga por el uso de la unidad.</p>',
    },
    {
      question: '¿Puedo deducir las rentas?',
      answer:
        '<p>Depende de su régimen y del uso de la unidad. Consúltelo con su contador antes de elegir; nosotros le damos la cotización con el desglose que necesita.</p>',
    },
  ],
};
