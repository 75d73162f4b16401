import { about } from './acerca.js';
import { contact } from './contacto.js';
import { browsingPages } from './browsing.js';
import { dealerLocator } from './distribuidores.js';
import { downloads } from './formularios.js';
import { home } from './home.js';
import { paymentConfirmed } from './pago-confirmado.js';
import { plansOverview } from './planes-financiamiento.js';
import { rightsRequest } from './revocacion.js';
import { syntage } from './syntage.js';

export const pages = [
  home,
  plansOverview,
  ...browsingPages,
  dealerLocator,
  contact,
  about,
  rightsRequest,
  downloads,
  syntage,
  paymentConfirmed,
];
