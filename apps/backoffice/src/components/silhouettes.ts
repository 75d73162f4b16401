import type { VehicleModel } from '@flota/schemas';

/** The drawings that show a vehicle. */
export const SILHOUETTE_NAMES: Record<VehicleModel['silhouette'], string> = {
  tractor: 'Tractocamión',
  'medium-truck': 'Camión mediano',
  'vocational-truck': 'Camión vocacional',
  'city-bus': 'Autobús urbano',
  coach: 'Autobús foráneo',
};
