interface EquipmentSeed {
  slug: string;
  name: string;
  /** MXN with VAT, as the market asks, to the thousand. */
  price: string;
  types: string[];
  models: string[];
  mostPerVehicle: number;
}

const RIGID = ['m2-106', '360-715', '360-1217'];
const TRACTORS = ['cascadia-126', 'ecascadia'];
const VOCATIONAL = ['360-2528', '114sd'];

/** What lenders finance along with a vehicle, for the models of the demo catalogue that take it. */
export const equipment: EquipmentSeed[] = [
  { slug: 'quinta-rueda', name: 'Quinta rueda', price: '58000.00', types: [], models: TRACTORS, mostPerVehicle: 1 },
  {
    slug: 'semirremolque-caja-seca-53',
    name: 'Semirremolque caja seca de 53 pies',
    price: '905000.00',
    types: [],
    models: TRACTORS,
    mostPerVehicle: 2,
  },
  {
    slug: 'caja-seca-24',
    name: 'Caja seca de 24 pies',
    price: '268000.00',
    types: [],
    models: RIGID,
    mostPerVehicle: 1,
  },
  {
    slug: 'caja-refrigerada',
    name: 'Caja refrigerada con termo',
    price: '742000.00',
    types: [],
    models: RIGID,
    mostPerVehicle: 1,
  },
  {
    slug: 'plataforma',
    name: 'Plataforma con redilas',
    price: '189000.00',
    types: [],
    models: RIGID,
    mostPerVehicle: 1,
  },
  {
    slug: 'rampa-hidraulica',
    name: 'Rampa hidráulica de carga',
    price: '127000.00',
    types: [],
    models: RIGID,
    mostPerVehicle: 1,
  },
  {
    slug: 'caja-de-volteo-14',
    name: 'Caja de volteo de 14 m³',
    price: '435000.00',
    types: [],
    models: VOCATIONAL,
    mostPerVehicle: 1,
  },
  {
    slug: 'olla-revolvedora-8',
    name: 'Olla revolvedora de 8 m³',
    price: '696000.00',
    types: [],
    models: VOCATIONAL,
    mostPerVehicle: 1,
  },
  {
    slug: 'aire-acondicionado-techo',
    name: 'Aire acondicionado de techo',
    price: '215000.00',
    types: ['autobus'],
    models: [],
    mostPerVehicle: 2,
  },
  {
    slug: 'rampa-de-accesibilidad',
    name: 'Rampa para silla de ruedas',
    price: '96000.00',
    types: ['autobus'],
    models: [],
    mostPerVehicle: 1,
  },
  {
    slug: 'camaras-y-telemetria',
    name: 'Cámaras y telemetría',
    price: '31000.00',
    types: ['camion', 'autobus'],
    models: [],
    mostPerVehicle: 1,
  },
];
