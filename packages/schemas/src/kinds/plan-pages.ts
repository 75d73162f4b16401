import { z } from 'zod';
import { planFaqsSchema, planOptionsSchema, planPageSchema } from '../plans.js';
import { defineContent } from './content-kind.js';
import { groupOf, htmlOf, itemsOf, lineOf, linesOf, own, picture } from './field.js';
import { outline } from './outlines.js';

const page = planPageSchema.shape;

const byPersonType = (schema: typeof page.advantages, label: string) =>
  groupOf(schema, {
    label,
    fields: {
      fisica: linesOf(schema.shape.fisica, { label: 'Persona física' }),
      moral: linesOf(schema.shape.moral, { label: 'Persona moral' }),
    },
  });

const questions = (label: string, staffOnly = false) =>
  itemsOf(planFaqsSchema, {
    label,
    staffOnly,
    add: 'Agregar pregunta',
    title: 'question',
    fields: {
      question: lineOf(planFaqsSchema.element.shape.question, { label: 'Pregunta' }),
      answer: htmlOf(planFaqsSchema.element.shape.answer, { required: true, label: 'Respuesta', short: true }),
    },
  });

/** The texts of a plan's own page, by the content team; its rules are finance's (`plans`). */
export const planPages = defineContent({
  ...outline('plan-pages'),
  key: 'slug',
  fields: {
    page: groupOf(planPageSchema, {
      label: 'Página',
      fields: {
        heroTitle: lineOf(page.heroTitle, { label: 'Título' }),
        heroText: lineOf(page.heroText, { label: 'Texto', multiline: true }),
        whatTitle: lineOf(page.whatTitle, { label: 'Título' }),
        whatText: htmlOf(page.whatText, { required: false, label: 'Texto' }),
        whyTitle: lineOf(page.whyTitle, { label: 'Título' }),
        why: itemsOf(page.why, {
          label: 'Razones',
          add: 'Agregar razón',
          title: 'title',
          fields: {
            title: lineOf(page.why.element.shape.title, { label: 'Título' }),
            text: lineOf(page.why.element.shape.text, { label: 'Texto', multiline: true }),
          },
        }),
        characteristics: byPersonType(page.characteristics, 'Características'),
        advantages: byPersonType(page.advantages, 'Ventajas'),
        requirements: byPersonType(page.requirements, 'Requisitos'),
        conditionsText: htmlOf(page.conditionsText, { required: false, label: 'Condiciones' }),
        riskText: htmlOf(page.riskText, { required: false, label: 'Leyendas de riesgo' }),
        image: picture({ label: 'Imagen' }),
        imageMobile: picture({ label: 'Imagen en teléfonos', shape: 'upright' }),
        seoDescription: lineOf(page.seoDescription, { label: 'Descripción', multiline: true }),
        seoKeywords: lineOf(page.seoKeywords, { label: 'Palabras clave', hint: 'Separadas por comas.' }),
      },
    }),
    options: itemsOf(planOptionsSchema, {
      label: 'Opciones',
      add: 'Agregar opción',
      title: 'title',
      fields: {
        title: lineOf(planOptionsSchema.element.shape.title, { label: 'Título' }),
        summary: lineOf(planOptionsSchema.element.shape.summary, { label: 'Texto', multiline: true }),
      },
    }),
    faqs: questions('Para todos los visitantes'),
    /** Customers read them in their account. */
    customerFaqs: questions('Solo para clientes con sesión iniciada', true),
  },
  shown: { title: own(z.string(), { label: 'Plan' }) },
  search: ['title', 'slug'],
  list: { detail: 'page.heroText', picture: 'page.image' },
  form: {
    main: [
      { title: 'Portada', rows: ['page.heroTitle', 'page.heroText'] },
      { title: '¿Qué es?', rows: ['page.whatTitle', 'page.whatText'] },
      { title: '¿Por qué con nosotros?', rows: ['page.whyTitle', 'page.why'] },
      { title: 'Características', rows: ['page.characteristics'] },
      { title: 'Ventajas', rows: ['page.advantages'] },
      { title: 'Requisitos', rows: ['page.requirements'] },
      { title: 'Opciones del plan', rows: ['options'] },
      { title: 'Todos los detalles', rows: ['page.conditionsText', 'page.riskText'] },
      { title: 'Preguntas', rows: ['faqs', 'customerFaqs'] },
    ],
    aside: [
      'page.image',
      'page.imageMobile',
      { title: 'En los buscadores', rows: ['page.seoDescription', 'page.seoKeywords'] },
    ],
  },
  path: (slug) => `/planes-financiamiento/${slug}`,
});
