import type { ChainStep } from '@flota/schemas';

export const isIntact = ({ broken, unsealed, noted }: ChainStep): boolean =>
  !broken && unsealed === 0 && noted !== 'gone';

const REASONS = {
  changed: 'no es el que se selló: alguien cambió uno de sus datos',
  missing: 'ya no está: alguien lo eliminó',
  'not-following': 'no sigue al anterior: alguien quitó movimientos, agregó otros o los selló de nuevo',
} as const;

/** What is wrong, one fact a line. */
export function brokenWords({ broken, unsealed, noted }: ChainStep): string[] {
  return [
    ...(broken ? [`El movimiento número ${broken.seq} (${broken.entryId}) ${REASONS[broken.reason]}.`] : []),
    ...(unsealed > 0 ? [`${unsealed} sin sello: se agregaron por fuera del sistema.`] : []),
    // Of a broken one it can't be said.
    ...(noted === 'gone' && !broken
      ? ['La cabeza que anotó ya no es parte de ella: le falta el final o alguien la rehízo completa.']
      : []),
  ];
}
