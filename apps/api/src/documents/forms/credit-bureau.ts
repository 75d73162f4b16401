import type { PersonKind, SiteSettings } from '@flota/schemas';
import { blanks, fields, type FormSection, signatures, text } from '../form.js';
import { placeAndDate } from './shared.js';

const WHOSE: Record<PersonKind, string> = {
  fisica: 'mi comportamiento e historial crediticio',
  moral: 'el comportamiento e historial crediticio de la empresa que represento',
};

const SIGNED_BY: Record<PersonKind, string> = {
  fisica: 'Nombre y firma del solicitante',
  moral: 'Nombre y firma del representante legal',
};

/** Without this signature nobody may look: article 28 of the Ley para Regular las Sociedades de Información Crediticia. */
export function creditBureauAuthorisation(personType: PersonKind, { legalName }: SiteSettings): FormSection {
  return {
    title: 'Autorización para consultar el historial crediticio',
    blocks: [
      text(
        `Autorizo expresamente a ${legalName} a que, por conducto de sus funcionarios facultados, lleve a cabo investigaciones sobre ${WHOSE[personType]} en las sociedades de información crediticia que estime conveniente, conforme al artículo 28 de la Ley para Regular las Sociedades de Información Crediticia.`,
        'Conozco la naturaleza y el alcance de la información que se solicitará, el uso que se hará de ella y el hecho de que podrán realizarse consultas periódicas. Esta autorización está vigente por tres años a partir de su firma y, en todo caso, mientras exista una relación jurídica.',
      ),
      fields(
        blanks([personType === 'fisica' ? 'Nombre completo' : 'Razón social', 8], ['RFC', 4]),
        blanks(['Domicilio', 12]),
      ),
      placeAndDate,
      signatures(SIGNED_BY[personType]),
    ],
  };
}

export const declaration = (personType: PersonKind): FormSection => ({
  title: 'Declaración y firma',
  blocks: [
    text(
      'Declaro que los datos de esta solicitud son verdaderos y que conozco el aviso de privacidad. Entiendo que la solicitud está sujeta a aprobación de crédito y no obliga a ninguna de las partes, que incumplir mis obligaciones genera comisiones e intereses moratorios y que el aval, obligado solidario o coacreditado responde como obligado principal.',
    ),
    placeAndDate,
    signatures(SIGNED_BY[personType], 'Nombre y firma del obligado solidario, en su caso'),
  ],
});
