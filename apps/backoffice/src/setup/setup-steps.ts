import {
  type AdminBrand,
  type OpeningNeed,
  type SiteOpeningData,
  type SiteSettings,
  unsaidSettings,
} from '@flota/schemas';

/** What a lender does on its first day, in the order in which one thing leads to the next; by their part of the address. */
export const SETUP_STEPS = [
  'marca',
  'contacto',
  'plan',
  'vehiculo',
  'correo',
  'personal',
  'legales',
  'apertura',
] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];

export const STEP_TEXTS: Record<SetupStep, { title: string; heading: string; why: string }> = {
  marca: {
    title: 'Marca',
    heading: '¿Cómo se llama y cómo se ve su empresa?',
    why: 'Va en cada página, correo y documento, y en esta administración. Todo se cambia cuando quiera.',
  },
  contacto: {
    title: 'Contacto',
    heading: '¿Dónde está y cómo le encuentran?',
    why: 'Sus clientes lo ven al pie de cada página, en los correos y en cada cotización.',
  },
  plan: {
    title: 'Primer plan',
    heading: 'Su primer plan de financiamiento',
    why: 'Con él cotizan sus visitantes. Empiece por un ejemplo y ponga sus cifras; después puede afinar todas las reglas.',
  },
  vehiculo: {
    title: 'Primer vehículo',
    heading: 'El primer vehículo que financia',
    why: 'La calculadora empieza por la unidad y su precio. Las demás se agregan después.',
  },
  correo: {
    title: 'Correo',
    heading: 'Pruebe que el correo sale',
    why: 'Cotizaciones, accesos y avisos llegan por correo: mejor saber hoy si algo falta.',
  },
  personal: {
    title: 'Personal',
    heading: 'Invite a otra persona de administración',
    why: 'Si solo una persona tiene la llave y la pierde, nadie puede entrar.',
  },
  legales: {
    title: 'Textos',
    heading: 'Textos legales y de las páginas',
    why: 'Los modelos no son una asesoría legal: léalos con su abogado, escriba lo que falta y apruébelos con su nombre.',
  },
  apertura: {
    title: 'Abrir el sitio',
    heading: 'Abra el sitio',
    why: 'Cuando la lista esté completa, cualquiera podrá verlo y cotizar.',
  },
};

/** What the steps are judged by: what there is, and nothing that is only remembered of having been here. */
export interface SetupFacts {
  settings: SiteSettings;
  brand: Pick<AdminBrand, 'published'>;
  opening: SiteOpeningData;
}

const NAMES: readonly string[] = ['companyName', 'legalName'];

/** Which steps are done. */
export function stepsDone({ settings, brand, opening }: SetupFacts): Record<SetupStep, boolean> {
  const done = (...needs: OpeningNeed[]) => opening.needs.every((need) => need.done || !needs.includes(need.name));
  const unsaid = unsaidSettings(settings);
  const named = !unsaid.some((name) => NAMES.includes(name));
  const reached = unsaid.every((name) => NAMES.includes(name));
  return {
    marca: named && brand.published !== null,
    // Said, and not the invented lender's.
    contacto: reached && (done('company') || !named),
    plan: done('plan'),
    vehiculo: done('vehicle'),
    correo: done('mail'),
    personal: done('admins'),
    legales: done('legal', 'texts'),
    apertura: opening.isOpen,
  };
}

/** Where somebody who comes back goes on. */
export const firstUndone = (done: Record<SetupStep, boolean>): SetupStep =>
  SETUP_STEPS.find((step) => !done[step]) ?? 'apertura';

/** The one after it; after the last one there is none. */
export const stepAfter = (step: SetupStep): SetupStep | undefined => SETUP_STEPS[SETUP_STEPS.indexOf(step) + 1];

export const isSetupStep = (text: string | undefined): text is SetupStep => SETUP_STEPS.some((step) => step === text);
