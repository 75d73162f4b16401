import type { Silhouette, VehicleSpec } from '@flota/schemas';
import { vehicleSpecs, versionSpecs } from './vehicle-specs.js';

interface VersionSeed {
  slug: string;
  name: string;
  priceWithVat: string;
  /** Where it is another body than its model's. */
  silhouette?: Silhouette;
  spec?: Partial<VehicleSpec>;
}

interface VehicleSeed {
  type: 'camion' | 'autobus';
  slug: string;
  brand: string;
  name: string;
  segment: string;
  silhouette: Silhouette;
  spec: Partial<VehicleSpec>;
  /** Prices are MXN with VAT: the middle of what the market asks, to the thousand. */
  versions: VersionSeed[];
}

export const vehicleTypes = [
  { slug: 'camion', name: 'Camiones' },
  { slug: 'autobus', name: 'Autobuses' },
];

const models: Omit<VehicleSeed, 'spec'>[] = [
  {
    type: 'camion',
    slug: 'cascadia-126',
    brand: 'Freightliner',
    name: 'Cascadia 126',
    segment: 'Tractocamión clase 8',
    silhouette: 'tractor',
    versions: [
      // Three million before VAT: the reference case C01, so that a quote can be checked against it to the cent.
      {
        slug: 'dd13-dt12-6x4-cabina-dormitorio',
        name: 'DD13 DT12 6x4 cabina dormitorio',
        priceWithVat: '3480000.00',
      },
      {
        slug: 'dd15-18-vel-6x4-cabina-dormitorio',
        name: 'DD15 18 vel. 6x4 cabina dormitorio',
        priceWithVat: '3650000.00',
      },
      {
        slug: 'dd13-4x2-cabina-dia',
        name: 'DD13 4x2 cabina día',
        priceWithVat: '2950000.00',
        silhouette: 'tractor-day',
      },
    ],
  },
  {
    type: 'camion',
    slug: 'm2-106',
    brand: 'Freightliner',
    name: 'M2 106',
    segment: 'Camión rígido clase 6-7',
    silhouette: 'medium-truck',
    versions: [
      { slug: '4x2-caja-seca', name: '4x2 caja seca', priceWithVat: '1750000.00' },
      { slug: '6x4-volteo', name: '6x4 volteo', priceWithVat: '2500000.00', silhouette: 'vocational-truck' },
    ],
  },
  {
    type: 'camion',
    slug: '360-715',
    brand: 'Freightliner',
    name: '360 715',
    segment: 'Camión ligero de cabina sobre motor',
    silhouette: 'cabover-chassis',
    versions: [{ slug: '4x2-chasis', name: '4x2 chasis', priceWithVat: '980000.00' }],
  },
  {
    type: 'camion',
    slug: '360-1217',
    brand: 'Freightliner',
    name: '360 1217',
    segment: 'Camión mediano de cabina sobre motor',
    silhouette: 'cabover-chassis',
    versions: [{ slug: '4x2-chasis', name: '4x2 chasis', priceWithVat: '1375000.00' }],
  },
  {
    type: 'camion',
    slug: '360-2528',
    brand: 'Freightliner',
    name: '360 2528',
    segment: 'Camión pesado de cabina sobre motor',
    silhouette: 'cabover-tipper',
    versions: [{ slug: '6x4-volteo-revolvedora', name: '6x4 volteo o revolvedora', priceWithVat: '1975000.00' }],
  },
  {
    type: 'camion',
    slug: '114sd',
    brand: 'Freightliner',
    name: '114SD',
    segment: 'Camión vocacional',
    silhouette: 'mixer',
    versions: [{ slug: '6x4-revolvedora', name: '6x4 revolvedora', priceWithVat: '3050000.00' }],
  },
  {
    type: 'camion',
    slug: 'ecascadia',
    brand: 'Freightliner',
    name: 'eCascadia',
    segment: 'Tractocamión eléctrico clase 8',
    silhouette: 'tractor-electric',
    versions: [{ slug: '4x2-cabina-dia', name: '4x2 cabina día', priceWithVat: '8100000.00' }],
  },
  {
    type: 'autobus',
    slug: 'lo-916-48',
    brand: 'Mercedes-Benz',
    name: 'LO 916/48',
    segment: 'Midibús urbano',
    silhouette: 'midibus',
    versions: [
      { slug: 'carrozado-senior-9-15-m', name: 'Carrozado Senior 9.15 m', priceWithVat: '1950000.00' },
      { slug: 'chasis', name: 'Chasis', priceWithVat: '1090000.00', silhouette: 'bus-chassis' },
    ],
  },
  {
    type: 'autobus',
    slug: 'boxer-of',
    brand: 'Mercedes-Benz',
    name: 'Boxer OF',
    segment: 'Urbano y suburbano de motor delantero',
    silhouette: 'city-bus',
    versions: [{ slug: 'carrozado-10-11-m', name: 'Carrozado 10-11 m', priceWithVat: '2200000.00' }],
  },
  {
    type: 'autobus',
    slug: 'oh-1624-52-l-torino',
    brand: 'Mercedes-Benz',
    name: 'OH 1624/52 L Torino',
    segment: 'Urbano de motor trasero',
    silhouette: 'city-bus',
    versions: [{ slug: '12-m-aire-acondicionado', name: '12 m, aire acondicionado', priceWithVat: '3400000.00' }],
  },
  {
    type: 'autobus',
    slug: 'o-500-rsd',
    brand: 'Mercedes-Benz',
    name: 'O 500 RSD',
    segment: 'Foráneo 6x2',
    silhouette: 'coach',
    versions: [{ slug: 'carrozado-lujo', name: 'Carrozado de lujo', priceWithVat: '7200000.00' }],
  },
  {
    type: 'autobus',
    slug: 'o-500-ma',
    brand: 'Mercedes-Benz',
    name: 'O 500 MA',
    segment: 'Articulado BRT de 18 m',
    silhouette: 'articulated-bus',
    versions: [{ slug: '18-m', name: '18 m', priceWithVat: '9750000.00' }],
  },
  {
    type: 'autobus',
    slug: 'mp-120',
    brand: 'Mercedes-Benz',
    name: 'MP 120',
    segment: 'Foráneo integral',
    silhouette: 'coach',
    versions: [{ slug: '12-m', name: '12 m', priceWithVat: '5850000.00' }],
  },
];

export const vehicles: VehicleSeed[] = models.map(({ versions, ...model }) => ({
  ...model,
  spec: vehicleSpecs[model.slug] ?? {},
  versions: versions.map((version) => ({ ...version, spec: versionSpecs[model.slug]?.[version.slug] })),
}));
