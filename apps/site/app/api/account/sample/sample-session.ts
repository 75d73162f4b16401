import type { CustomerSession } from '@flota/schemas';

/** Of nobody: it opens nothing, and no server ever sees it. */
export const SAMPLE_SESSION: CustomerSession = {
  jwt: '',
  customer: { id: 'ejemplo', email: 'cliente@ejemplo.invalid', name: 'Cliente de Ejemplo' },
};

/** In place of the browser's store, whose mark is that of real sessions. */
export const SAMPLE_MARKS = { getItem: () => 'on', setItem: () => {}, removeItem: () => {} };
