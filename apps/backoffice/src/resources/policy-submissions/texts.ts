import type { PolicyFinding } from '@flota/schemas';

export const FINDING_WORDS: Record<PolicyFinding, string> = {
  ended: 'La póliza ya terminó.',
  gap: 'Deja días sin seguro: empieza después de que termina lo que hoy cubre al vehículo.',
  'not-first': 'La financiera no es beneficiario preferente.',
  'not-ample': 'No es de cobertura amplia.',
  'not-whole': 'Termina antes que el contrato: habrá que renovarla.',
};
