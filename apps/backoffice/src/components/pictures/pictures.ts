export type PictureShape = 'wide' | 'upright';

interface Drawing {
  name: string;
  title: string;
}

/** The site's own drawings; each comes wide and upright. */
const DRAWINGS: readonly Drawing[] = [
  { name: 'sierra', title: 'Sierra al amanecer' },
  { name: 'desierto', title: 'Carretera del desierto' },
  { name: 'ciudad', title: 'Ciudad de noche' },
  { name: 'costa', title: 'Costa' },
  { name: 'patio', title: 'Patio de camiones' },
  { name: 'taller', title: 'Taller' },
  { name: 'terminal', title: 'Terminal de autobuses' },
  { name: 'obra', title: 'Obra' },
  { name: 'expediente', title: 'Expediente completo' },
  { name: 'cuentas', title: 'Cuentas claras' },
  { name: 'crucero', title: 'Cruce de caminos' },
  { name: 'calendario', title: 'Calendario de pagos' },
  { name: 'llamada', title: 'Llamada sospechosa' },
  { name: 'mapa', title: 'Mapa' },
  { name: 'poliza', title: 'Póliza' },
  { name: 'pantalla', title: 'Trámite en línea' },
  { name: 'llano', title: 'Campos del llano' },
  { name: 'noche', title: 'Carretera de noche' },
];

const UPRIGHT = '-mobile';

export const drawingsOf = (shape: PictureShape) =>
  DRAWINGS.map(({ name, title }) => ({ title, path: `/artwork/${name}${shape === 'upright' ? UPRIGHT : ''}` }));

/** The address of a small copy: drawings and uploads are kept in several widths. */
export function smallPicture(path: string): string {
  if (!path.startsWith('/artwork/')) return `${path}/480`;
  return `${path}-${path.endsWith(UPRIGHT) ? 480 : 768}.webp`;
}
