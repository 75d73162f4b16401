import type { OpeningNeed, SiteOpeningData } from '@flota/schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { http } from '../../api/client.js';

/** The assistant of the first day. */
export const SETUP_PATH = '/primeros-pasos';
/** Whether this browser's person left it: they aren't led there again by themselves. What is done is not told by it. */
export const SETUP_LEFT = 'primeros-pasos.dejados';

const ADDRESS = '/api/admin/site-opening';
const KEY = ['site-opening'];

/** Whether visitors see the site, and what remains before they may. */
export const useSiteOpening = (enabled = true) =>
  useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => http.json<SiteOpeningData>(ADDRESS, { signal }),
    enabled,
  });

/** Opens or closes the site, and shows how it stands. */
export function useOpeningChange(): (change: 'open' | 'close') => Promise<void> {
  const queries = useQueryClient();
  return async (change) => {
    try {
      queries.setQueryData(KEY, await http.json<SiteOpeningData>(`${ADDRESS}/${change}`, { method: 'POST' }));
    } catch (error) {
      void queries.invalidateQueries({ queryKey: KEY });
      throw error;
    }
  };
}

export function useOpeningRefresh(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: KEY });
}

/** What each is called, why it is needed, and where it is done. */
export const NEEDS: Record<OpeningNeed, { title: string; why: string; to: string; go: string }> = {
  company: {
    title: 'Datos de la empresa',
    why: 'Quién es, dónde está y cómo se le encuentra: va en cada página, correo y documento.',
    to: '/settings',
    go: 'Escribir los datos',
  },
  mail: {
    title: 'Correo probado',
    why: 'Cotizaciones, accesos y avisos llegan por correo.',
    to: '/settings',
    go: 'Enviar una prueba',
  },
  admins: {
    title: 'Otra persona de administración',
    why: 'Si solo una tiene la llave y la pierde, nadie puede entrar.',
    to: '/staff-accounts',
    go: 'Invitar a alguien',
  },
  legal: {
    title: 'Textos legales leídos y aprobados',
    why: 'Los modelos no son una asesoría legal: alguien los lee completos y responde por ellos con su nombre.',
    to: '/legal-pages',
    go: 'Leer y aprobar',
  },
  texts: {
    title: 'Textos de las páginas',
    why: 'Lo que dice [COMPLETAR…] lo sabe solo su empresa.',
    to: '/pages',
    go: 'Completar',
  },
  plan: {
    title: 'Un plan',
    why: 'Sin un plan no hay qué cotizar.',
    to: '/plans',
    go: 'Crear un plan',
  },
  vehicle: {
    title: 'Un vehículo',
    why: 'La calculadora empieza por la unidad y su precio.',
    to: '/vehicles',
    go: 'Agregar un vehículo',
  },
};
