import { collectionAgencies } from './despachos-de-cobranza.js';
import { cookies } from './cookies.js';
import { entitiesBureau } from './buro-de-entidades-financieras.js';
import { fees } from './comisiones-y-cat.js';
import type { LegalPageSeed } from './legal-page-seed.js';
import { privacyNotice } from './aviso-de-privacidad.js';
import { registeredContracts } from './reca.js';
import { riskLegends } from './leyendas-de-riesgo.js';
import { specialisedUnit } from './une.js';
import { terms } from './terminos-y-condiciones.js';

/** In the order they are listed. */
export const legalPages: LegalPageSeed[] = [
  privacyNotice,
  terms,
  specialisedUnit,
  fees,
  registeredContracts,
  collectionAgencies,
  entitiesBureau,
  cookies,
  riskLegends,
];
