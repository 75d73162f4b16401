import type { FaqCategorySeed } from './faq-seed.js';

export const calculator: FaqCategorySeed = {
  slug: 'calculadora',
  name: 'Calculadora',
  questions: [
    {
      question: '¿La cotización me compromete a algo?',
      answer:
        '<p>No. Es informativa, no es una oferta y está sujeta a aprobación de crédito. Los planes y precios pueden cambiar sin previo aviso.</p>',
    },
    {
      question: '¿Cómo recibo mi cotización?',
      answer:
        '<p>Se la enviamos por correo electrónico con un documento PDF y una liga para consultarla cuando guste. Si no la encuentra, revise su carpeta de correo no deseado.</p>',
    },
    {
      question: '¿Cuánto tiempo es válida?',
      answer:
        '<p>Cada cotización muestra la fecha hasta la que se respetan sus condiciones. Después puede calcular una nueva en un minuto.</p>',
    },
    {
      question: '¿Qué es el CAT?',
      answer:
        '<p>El Costo Anual Total reúne en un solo porcentaje la tasa de interés y las comisiones de un crédito, para que pueda compararlo con otros. Se presenta sin IVA y para fines informativos y de comparación.</p>',
    },
    {
      question: '¿El precio de la unidad es definitivo?',
      answer:
        '<p>Es un precio de referencia con IVA. Su distribuidor le confirmará el precio final según el equipamiento que elija.</p>',
    },
    {
      question: '¿Por qué el resultado cambia entre persona física y empresa?',
      answer:
        '<p>Cambian la tasa y el IVA sobre los intereses. Si usted es persona física con actividad empresarial y la unidad es para su negocio, sus intereses podrían estar exentos de IVA: un asesor lo revisará con usted.</p>',
    },
  ],
};
