interface CitySeed {
  name: string;
  municipality: string;
  latitude: number;
  longitude: number;
  areaCode: string;
}

interface StateSeed {
  /** INEGI code. */
  id: string;
  name: string;
  /** ISO 3166-2. */
  isoCode: string;
  /** First two digits of its postal codes, a range or one. */
  postalPrefix: string;
  cities: CitySeed[];
}

const city = (name: string, municipality: string, latitude: number, longitude: number, areaCode: string): CitySeed => ({
  name,
  municipality,
  latitude,
  longitude,
  areaCode,
});

/** The 32 states by their INEGI codes, and the cities of the freight corridors with their centres. */
export const states: StateSeed[] = [
  {
    id: '01',
    name: 'Aguascalientes',
    isoCode: 'MX-AGU',
    postalPrefix: '20',
    cities: [city('Aguascalientes', 'Aguascalientes', 21.8853, -102.2916, '449')],
  },
  {
    id: '02',
    name: 'Baja California',
    isoCode: 'MX-BCN',
    postalPrefix: '21-22',
    cities: [
      city('Tijuana', 'Tijuana', 32.5149, -117.0382, '664'),
      city('Mexicali', 'Mexicali', 32.6245, -115.4523, '686'),
      city('Ensenada', 'Ensenada', 31.8667, -116.5964, '646'),
    ],
  },
  {
    id: '03',
    name: 'Baja California Sur',
    isoCode: 'MX-BCS',
    postalPrefix: '23',
    cities: [
      city('La Paz', 'La Paz', 24.1426, -110.3128, '612'),
      city('San José del Cabo', 'Los Cabos', 23.058, -109.698, '624'),
    ],
  },
  {
    id: '04',
    name: 'Campeche',
    isoCode: 'MX-CAM',
    postalPrefix: '24',
    cities: [
      city('Campeche', 'Campeche', 19.8301, -90.5349, '981'),
      city('Ciudad del Carmen', 'Carmen', 18.651, -91.822, '938'),
    ],
  },
  {
    id: '05',
    name: 'Coahuila de Zaragoza',
    isoCode: 'MX-COA',
    postalPrefix: '25-27',
    cities: [
      city('Saltillo', 'Saltillo', 25.426, -101.0053, '844'),
      city('Torreón', 'Torreón', 25.5428, -103.4068, '871'),
      city('Piedras Negras', 'Piedras Negras', 28.7, -100.523, '878'),
      city('Monclova', 'Monclova', 26.908, -101.421, '866'),
    ],
  },
  {
    id: '06',
    name: 'Colima',
    isoCode: 'MX-COL',
    postalPrefix: '28',
    cities: [
      city('Colima', 'Colima', 19.2433, -103.7247, '312'),
      city('Manzanillo', 'Manzanillo', 19.1138, -104.3385, '314'),
    ],
  },
  {
    id: '07',
    name: 'Chiapas',
    isoCode: 'MX-CHP',
    postalPrefix: '29-30',
    cities: [
      city('Tuxtla Gutiérrez', 'Tuxtla Gutiérrez', 16.7516, -93.1161, '961'),
      city('Tapachula', 'Tapachula', 14.9056, -92.2634, '962'),
    ],
  },
  {
    id: '08',
    name: 'Chihuahua',
    isoCode: 'MX-CHH',
    postalPrefix: '31-33',
    cities: [
      city('Chihuahua', 'Chihuahua', 28.6353, -106.0889, '614'),
      city('Ciudad Juárez', 'Juárez', 31.6904, -106.4245, '656'),
    ],
  },
  {
    id: '09',
    name: 'Ciudad de México',
    isoCode: 'MX-CMX',
    postalPrefix: '01-16',
    cities: [
      city('Cuajimalpa de Morelos', 'Cuajimalpa de Morelos', 19.3573, -99.2996, '55'),
      city('Iztapalapa', 'Iztapalapa', 19.3574, -99.0928, '55'),
      city('Azcapotzalco', 'Azcapotzalco', 19.4869, -99.1836, '55'),
      city('Gustavo A. Madero', 'Gustavo A. Madero', 19.484, -99.113, '55'),
    ],
  },
  {
    id: '10',
    name: 'Durango',
    isoCode: 'MX-DUR',
    postalPrefix: '34-35',
    cities: [
      city('Durango', 'Durango', 24.0277, -104.6532, '618'),
      city('Gómez Palacio', 'Gómez Palacio', 25.5611, -103.498, '871'),
    ],
  },
  {
    id: '11',
    name: 'Guanajuato',
    isoCode: 'MX-GUA',
    postalPrefix: '36-38',
    cities: [
      city('León', 'León', 21.125, -101.686, '477'),
      city('Irapuato', 'Irapuato', 20.6766, -101.3563, '462'),
      city('Celaya', 'Celaya', 20.5235, -100.8157, '461'),
    ],
  },
  {
    id: '12',
    name: 'Guerrero',
    isoCode: 'MX-GRO',
    postalPrefix: '39-41',
    cities: [
      city('Acapulco de Juárez', 'Acapulco de Juárez', 16.8531, -99.8237, '744'),
      city('Chilpancingo de los Bravo', 'Chilpancingo de los Bravo', 17.5514, -99.5058, '747'),
    ],
  },
  {
    id: '13',
    name: 'Hidalgo',
    isoCode: 'MX-HID',
    postalPrefix: '42-43',
    cities: [
      city('Pachuca de Soto', 'Pachuca de Soto', 20.1011, -98.7591, '771'),
      city('Tula de Allende', 'Tula de Allende', 20.054, -99.343, '773'),
    ],
  },
  {
    id: '14',
    name: 'Jalisco',
    isoCode: 'MX-JAL',
    postalPrefix: '44-49',
    cities: [
      city('Guadalajara', 'Guadalajara', 20.6597, -103.3496, '33'),
      city('San Pedro Tlaquepaque', 'San Pedro Tlaquepaque', 20.64, -103.293, '33'),
      city('Zapopan', 'Zapopan', 20.7236, -103.3848, '33'),
    ],
  },
  {
    id: '15',
    name: 'México',
    isoCode: 'MX-MEX',
    postalPrefix: '50-57',
    cities: [
      city('Toluca', 'Toluca', 19.2826, -99.6557, '722'),
      city('Tlalnepantla de Baz', 'Tlalnepantla de Baz', 19.54, -99.195, '55'),
      city('Cuautitlán Izcalli', 'Cuautitlán Izcalli', 19.65, -99.247, '55'),
      city('Tepotzotlán', 'Tepotzotlán', 19.714, -99.223, '55'),
      city('Santiago Tianguistenco', 'Tianguistenco', 19.18, -99.468, '713'),
    ],
  },
  {
    id: '16',
    name: 'Michoacán de Ocampo',
    isoCode: 'MX-MIC',
    postalPrefix: '58-61',
    cities: [
      city('Morelia', 'Morelia', 19.706, -101.195, '443'),
      city('Uruapan', 'Uruapan', 19.421, -102.063, '452'),
      city('Lázaro Cárdenas', 'Lázaro Cárdenas', 17.9583, -102.2, '753'),
    ],
  },
  {
    id: '17',
    name: 'Morelos',
    isoCode: 'MX-MOR',
    postalPrefix: '62',
    cities: [
      city('Cuernavaca', 'Cuernavaca', 18.9242, -99.2216, '777'),
      city('Cuautla', 'Cuautla', 18.812, -98.955, '735'),
    ],
  },
  {
    id: '18',
    name: 'Nayarit',
    isoCode: 'MX-NAY',
    postalPrefix: '63',
    cities: [city('Tepic', 'Tepic', 21.5042, -104.8946, '311')],
  },
  {
    id: '19',
    name: 'Nuevo León',
    isoCode: 'MX-NLE',
    postalPrefix: '64-67',
    cities: [
      city('Monterrey', 'Monterrey', 25.6866, -100.3161, '81'),
      city('Apodaca', 'Apodaca', 25.781, -100.188, '81'),
      city('García', 'García', 25.811, -100.595, '81'),
      city('Santa Catarina', 'Santa Catarina', 25.673, -100.458, '81'),
    ],
  },
  {
    id: '20',
    name: 'Oaxaca',
    isoCode: 'MX-OAX',
    postalPrefix: '68-71',
    cities: [
      city('Oaxaca de Juárez', 'Oaxaca de Juárez', 17.0732, -96.7266, '951'),
      city('Salina Cruz', 'Salina Cruz', 16.166, -95.194, '971'),
    ],
  },
  {
    id: '21',
    name: 'Puebla',
    isoCode: 'MX-PUE',
    postalPrefix: '72-75',
    cities: [city('Puebla', 'Puebla', 19.0414, -98.2063, '222'), city('Tehuacán', 'Tehuacán', 18.463, -97.393, '238')],
  },
  {
    id: '22',
    name: 'Querétaro',
    isoCode: 'MX-QUE',
    postalPrefix: '76',
    cities: [
      city('Querétaro', 'Querétaro', 20.5888, -100.3899, '442'),
      city('San Juan del Río', 'San Juan del Río', 20.389, -99.996, '427'),
    ],
  },
  {
    id: '23',
    name: 'Quintana Roo',
    isoCode: 'MX-ROO',
    postalPrefix: '77',
    cities: [
      city('Cancún', 'Benito Juárez', 21.1619, -86.8515, '998'),
      city('Chetumal', 'Othón P. Blanco', 18.5036, -88.305, '983'),
    ],
  },
  {
    id: '24',
    name: 'San Luis Potosí',
    isoCode: 'MX-SLP',
    postalPrefix: '78-79',
    cities: [
      city('San Luis Potosí', 'San Luis Potosí', 22.1565, -100.9855, '444'),
      city('Ciudad Valles', 'Ciudad Valles', 21.993, -99.011, '481'),
      city('Matehuala', 'Matehuala', 23.65, -100.643, '488'),
    ],
  },
  {
    id: '25',
    name: 'Sinaloa',
    isoCode: 'MX-SIN',
    postalPrefix: '80-82',
    cities: [
      city('Culiacán', 'Culiacán', 24.8091, -107.394, '667'),
      city('Mazatlán', 'Mazatlán', 23.2494, -106.4111, '669'),
      city('Los Mochis', 'Ahome', 25.7904, -108.9859, '668'),
    ],
  },
  {
    id: '26',
    name: 'Sonora',
    isoCode: 'MX-SON',
    postalPrefix: '83-85',
    cities: [
      city('Hermosillo', 'Hermosillo', 29.0729, -110.9559, '662'),
      city('Ciudad Obregón', 'Cajeme', 27.4828, -109.9304, '644'),
      city('Nogales', 'Nogales', 31.3012, -110.9381, '631'),
    ],
  },
  {
    id: '27',
    name: 'Tabasco',
    isoCode: 'MX-TAB',
    postalPrefix: '86',
    cities: [city('Villahermosa', 'Centro', 17.9892, -92.9475, '993')],
  },
  {
    id: '28',
    name: 'Tamaulipas',
    isoCode: 'MX-TAM',
    postalPrefix: '87-89',
    cities: [
      city('Nuevo Laredo', 'Nuevo Laredo', 27.4779, -99.5496, '867'),
      city('Reynosa', 'Reynosa', 26.0508, -98.2979, '899'),
      city('Matamoros', 'Matamoros', 25.869, -97.5027, '868'),
      city('Tampico', 'Tampico', 22.2331, -97.8611, '833'),
      city('Ciudad Victoria', 'Victoria', 23.7369, -99.1411, '834'),
    ],
  },
  {
    id: '29',
    name: 'Tlaxcala',
    isoCode: 'MX-TLA',
    postalPrefix: '90',
    cities: [city('Apizaco', 'Apizaco', 19.415, -98.14, '241')],
  },
  {
    id: '30',
    name: 'Veracruz de Ignacio de la Llave',
    isoCode: 'MX-VER',
    postalPrefix: '91-96',
    cities: [
      city('Veracruz', 'Veracruz', 19.1738, -96.1342, '229'),
      city('Xalapa', 'Xalapa', 19.5438, -96.9102, '228'),
      city('Córdoba', 'Córdoba', 18.884, -96.923, '271'),
      city('Coatzacoalcos', 'Coatzacoalcos', 18.1345, -94.459, '921'),
    ],
  },
  {
    id: '31',
    name: 'Yucatán',
    isoCode: 'MX-YUC',
    postalPrefix: '97',
    cities: [city('Mérida', 'Mérida', 20.9674, -89.5926, '999')],
  },
  {
    id: '32',
    name: 'Zacatecas',
    isoCode: 'MX-ZAC',
    postalPrefix: '98-99',
    cities: [
      city('Zacatecas', 'Zacatecas', 22.7709, -102.5832, '492'),
      city('Fresnillo', 'Fresnillo', 23.175, -102.867, '493'),
    ],
  },
];
