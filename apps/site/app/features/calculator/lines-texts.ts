/** Above what was chosen. */
export const gridTitle = (kinds: number): string =>
  kinds === 1 ? 'Complete su vehículo' : `Los ${kinds} vehículos de su cotización`;

export const removedText = (name: string): string => `Quitamos ${name} de su cotización.`;

/** Which of the lines a button is about, for who does not see it. */
export const addedText = (index: number, name: string): string => `${name}, vehículo ${index + 1}`;

/** What the models on show are chosen for. */
export function targetText(target: number, kinds: number): string | null {
  if (kinds === 0 || (kinds === 1 && target === 0)) return null;
  return target < kinds
    ? `Está eligiendo el vehículo ${target + 1} de su cotización.`
    : 'Elija el modelo que quiere agregar a su cotización.';
}

export const EQUIPMENT_GONE =
  'Un equipo que había elegido ya no se ofrece para este vehículo: no está en su cotización.';
