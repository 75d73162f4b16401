import { FILL_IN } from '@flota/schemas';
import { pages } from '../pages/index.js';
import type { PageSeed } from '../pages/page-seed.js';
import { templateOf } from './template-of.js';

/** Pages of which the invented lender's own history and offer would be left. */
const OWN: Partial<Record<PageSeed['slug'], Partial<PageSeed>>> = {
  home: { lead: 'Crédito y arrendamiento para una unidad o para toda su flota.' },
  acerca: {
    title: 'Acerca de {empresa}',
    lead: `${FILL_IN}: en una frase, a quién financia y desde cuándo.]`,
    body: `<p>${FILL_IN}: la historia de la empresa.]</p>`,
    sections: [],
    seoTitle: 'Acerca de {empresa}',
    seoDescription:
      'Conozca a {empresa}: quiénes somos, cómo trabajamos y lo que nos comprometemos a cumplir con usted.',
    seoKeywords: 'historia, misión, financiera de transporte',
  },
  contacto: {
    lead: 'Envíenos sus dudas o sugerencias, llame al {telefono} o escriba a {correo}.',
    seoDescription: 'Comuníquese con la atención a clientes de {empresa} por teléfono, correo o formulario.',
  },
  'planes-financiamiento': {
    body: '<p>La mejor opción depende de cuánto tiempo usará la unidad, de lo que puede aportar al inicio y de quién quiere que sea al final. Compare los planes y calcule su pago con cifras completas.</p>',
    sections: [],
  },
};

const templateOfPage = (page: PageSeed): PageSeed => ({
  ...(JSON.parse(templateOf(JSON.stringify(page))) as PageSeed),
  ...OWN[page.slug],
});

/** The pages that the site has by itself, with placeholders in the place of the lender. */
export const pageTemplates: PageSeed[] = pages.map(templateOfPage);
