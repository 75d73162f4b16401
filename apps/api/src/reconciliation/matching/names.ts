/** How companies end: banks write it in many ways, or not at all. */
const FORMS = new Set([
  'SA',
  'S',
  'A',
  'DE',
  'CV',
  'C',
  'V',
  'SAB',
  'SAPI',
  'RL',
  'R',
  'L',
  'SC',
  'P',
  'I',
  'Y',
  'DEL',
  'LA',
  'LOS',
  'LAS',
]);

/** Two spellings of a name with the same words have the same key: `NUÑEZ/LOPEZ,MARIA` is `María Núñez López`. */
export function nameKey(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== '' && !FORMS.has(word));
  return words.length < 2 ? words.join('') : [...words].sort().join(' ');
}
