import { defineTexts } from '../wording.js';

/** What having a vehicle costs beside its financing. */
export const ownership = defineTexts('ownership', {
  title: '¿Y cuánto cuesta tenerlo?',
  lead: 'Una estimación de lo que además gasta al mes. No es parte de su mensualidad ni del CAT.',
  open: 'Estimar el gasto mensual',
  failed: 'No pudimos hacer la cuenta',
  kilometres: 'Kilómetros al mes',
  kilometresHint: 'Mueva la cifra a lo que usted recorre.',
  withFuel: 'Incluir el combustible',
  insurance: 'Seguro, el de esta cotización',
  tenencia: 'Tenencia y refrendo',
  verification: 'Verificación',
  maintenance: 'Mantenimiento',
  tyres: 'Llantas',
  fuel: 'Combustible',
  sum: 'Gasto estimado al mes',
  note: 'Cifras aproximadas, aparte de la mensualidad o renta',
  noteWithSource: 'Cifras aproximadas, aparte de la mensualidad o renta. {source}',
});
