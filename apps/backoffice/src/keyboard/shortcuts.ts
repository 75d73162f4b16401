export interface Shortcut {
  /** Any of them. */
  keys: readonly string[];
  does: string;
}

export const ON_ROWS: readonly Shortcut[] = [
  { keys: ['J', '↓'], does: 'Renglón siguiente' },
  { keys: ['K', '↑'], does: 'Renglón anterior' },
  { keys: ['Enter'], does: 'Abrir el renglón' },
  { keys: ['Ctrl Enter'], does: 'Abrirlo en otra pestaña' },
  { keys: ['X'], does: 'Elegirlo, donde hay qué hacer con varios' },
  { keys: ['⇧ ↓', '⇧ ↑'], does: 'Elegir varios seguidos' },
  { keys: ['E'], does: 'Editarlo, donde usted puede' },
  { keys: ['/'], does: 'Ir al campo de búsqueda; ↓ vuelve a los renglones' },
  { keys: ['?'], does: 'Ver estos atajos' },
];
