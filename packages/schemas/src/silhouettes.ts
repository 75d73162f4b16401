/*
 * Pages need no more of drawings than their names, and none of the schemas.
 */

/** The drawings that show a vehicle where there is no photo of it, each with what it shows. */
export const SILHOUETTE_NAMES = {
  tractor: 'Tractocamión con dormitorio',
  'tractor-day': 'Tractocamión de cabina día',
  'tractor-electric': 'Tractocamión eléctrico',
  chassis: 'Camión chasis cabina',
  'cabover-chassis': 'Chasis de cabina sobre motor',
  'medium-truck': 'Camión con caja seca',
  refrigerated: 'Camión con caja refrigerada',
  platform: 'Camión con plataforma',
  'vocational-truck': 'Camión de volteo',
  'cabover-tipper': 'Volteo de cabina sobre motor',
  mixer: 'Camión revolvedora',
  van: 'Van de pasajeros',
  midibus: 'Midibús',
  'bus-chassis': 'Chasis de autobús',
  'school-bus': 'Transporte escolar y de personal',
  'city-bus': 'Autobús urbano',
  'electric-bus': 'Autobús urbano eléctrico',
  'articulated-bus': 'Autobús articulado',
  coach: 'Autobús foráneo',
} as const;

export type Silhouette = keyof typeof SILHOUETTE_NAMES;
