/** An encrypted text for staff: a key that is gone must not take the whole page with it. */
export function ifReadable(read: () => string): string {
  try {
    return read();
  } catch {
    return 'No se puede leer: falta su llave';
  }
}
