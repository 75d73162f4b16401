import type { Seeded } from './seeded.js';

/** Invented offers of the demo brand. `vehicle` is the slug of a model of the catalogue. */
export const promotions: Seeded<'promotions'>[] = [
  {
    title: 'Cascadia 126 con enganche desde 10 %',
    subtitle:
      '<p>Estrene el tractocamión de su próxima ruta con <strong>enganche desde 10 %</strong>, tasa fija y hasta 72 meses para pagar.</p><p>Sujeto a aprobación de crédito.</p>',
    image: '/artwork/llano',
    buttonUrl: '/calculadora/paso-1?plan=credito-directo&enganche=10&plazo=72',
    buttonText: 'Calcular mi pago',
    vehicle: 'cascadia-126',
  },
  {
    title: 'M2 106 para reparto, sin enganche',
    subtitle:
      '<p>Con <strong>arrendamiento puro</strong> ponga a trabajar un M2 106 sin enganche. Al final lo devuelve, lo cambia por uno nuevo o lo compra a su valor residual.</p>',
    image: '/artwork/noche',
    buttonUrl: '/calculadora/paso-1?plan=arrendamiento-puro',
    buttonText: 'Cotizar arrendamiento',
    vehicle: 'm2-106',
  },
  {
    title: 'Boxer OF para su ruta urbana',
    subtitle:
      '<p>Renueve su autobús y pague rentas fijas con <strong>opción de compra de 1 %</strong> al final del plazo.</p><p>Disponible para concesionarios y empresas de transporte.</p>',
    image: '/artwork/terminal',
    buttonUrl: '/calculadora/paso-1?plan=arrendamiento-financiero',
    buttonText: 'Calcular mi renta',
    vehicle: 'boxer-of',
  },
  {
    title: 'Revolvedoras 114SD listas para la obra',
    subtitle:
      '<p>Financie su unidad vocacional a <strong>60 meses</strong> y adelante pagos a capital sin penalización cuando cobre sus obras.</p>',
    image: '/artwork/obra',
    buttonUrl: '/calculadora/paso-1?plan=credito-directo&plazo=60',
    buttonText: 'Calcular mi pago',
    vehicle: '114sd',
  },
  {
    title: 'O 500 RSD con pago final',
    subtitle:
      '<p>Para flotas foráneas que renuevan seguido: con <strong>Flexibility</strong> paga menos cada mes y deja de 10 % a 40 % del precio para el final.</p>',
    image: '/artwork/costa',
    buttonUrl: '/planes-financiamiento/flexibility',
    buttonText: 'Conocer Flexibility',
    vehicle: 'o-500-rsd',
  },
];
