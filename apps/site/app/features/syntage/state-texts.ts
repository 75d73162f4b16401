import type { SyntageStatus } from '@flota/schemas';

interface StateText {
  label: string;
  title: string;
  text: string;
}

/** What each state means for the company, and what to do. */
export const STATE_TEXTS: Record<SyntageStatus['state'], StateText> = {
  pending: {
    label: 'Pendiente de autorizar',
    title: 'Falta su autorización',
    text: 'Ya tenemos su consentimiento. La consulta comienza cuando usted la autoriza en la página del proveedor.',
  },
  authorised: {
    label: 'Autorizada',
    title: 'Su autorización está activa',
    text: 'El proveedor nos confirmó su autorización. No necesita enviarnos declaraciones ni facturas. Puede revocarla cuando quiera.',
  },
  revoked: {
    label: 'Revocada',
    title: 'Su autorización fue revocada',
    text: 'Ya no leemos información nueva de su empresa. Si quiere retomar su solicitud, otorgue un nuevo consentimiento.',
  },
  expired: {
    label: 'Vencida',
    title: 'Su solicitud venció',
    text: 'No recibimos la autorización a tiempo. No se leyó ningún dato. Otorgue un nuevo consentimiento para comenzar de nuevo.',
  },
};
