import type { SiteSettings } from '@flota/schemas';

export const banners = [
  {
    title: 'Su próximo camión, con pagos que caben en su ruta',
    subtitle: 'Tasa fija durante todo el contrato y plazos de hasta 72 meses.',
    image: '/artwork/sierra',
    imageMobile: '/artwork/sierra-mobile',
    footerText: 'Calcule su mensualidad',
    footerUrl: '/calculadora/paso-1',
  },
  {
    title: 'Renueve su flota sin descapitalizarse',
    subtitle: 'Arrendamiento puro y financiero para quienes viven del camino.',
    image: '/artwork/desierto',
    imageMobile: '/artwork/desierto-mobile',
    footerText: 'Conozca nuestros planes',
    footerUrl: '/planes-financiamiento',
  },
  {
    title: 'Autobuses que mueven a su ciudad',
    subtitle: 'Financiamiento para transporte urbano y foráneo, con la asesoría de quien conoce el ramo.',
    image: '/artwork/ciudad',
    imageMobile: '/artwork/ciudad-mobile',
    footerText: 'Encuentre a su distribuidor',
    footerUrl: '/distribuidores',
  },
];

/** The demo brand is invented, and its addresses lead nowhere (RFC 2606). */
export const siteSettings: SiteSettings = {
  companyName: 'Flota Financiera',
  legalName: 'Flota Financiera Demo, S.A. de C.V., SOFOM, E.N.R.',
  shortName: 'Flota',
  rfc: null,
  tagline: 'Más de 30 años financiando el camino',
  phone: '800 555 0100',
  whatsapp: null,
  email: 'atencion@flota.test',
  privacyEmail: null,
  supportHours: ['Lunes a viernes de 8:00 a 20:00', 'Sábado de 9:00 a 14:00'],
  address: 'Av. de los Transportistas 1200, piso 8, Col. Puerta Norte, 01219 Ciudad de México',
  copyrightFromYear: 2024,
  dealerPortalUrl: 'https://distribuidores.flota.example',
  jobBoardUrl: 'https://empleos.flota.example',
  sisterSites: [
    { label: '{nombre-corto} Autobuses', url: 'https://autobuses.flota.example' },
    { label: '{nombre-corto} Camiones', url: 'https://camiones.flota.example' },
  ],
  socialLinks: [
    { label: 'Facebook', url: 'https://facebook.example/flotafinanciera' },
    { label: 'LinkedIn', url: 'https://linkedin.example/flotafinanciera' },
  ],
  creditApplicationUrl: 'https://solicitud.flota.example/credito.pdf',
  mapTileUrl: null,
  mapAttribution: null,
  syntageOnboardingUrl: 'https://autorizacion.flota.example/syntage',
  phoneRequired: false,
  contractRegistrations: [
    { kind: 'direct_credit', number: '0000-439-000001/01-00001-0120', since: '2020-01-01' },
    { kind: 'flexibility', number: '0000-439-000001/01-00001-0120', since: '2020-01-01' },
    { kind: 'financial_lease', number: '0000-439-000002/01-00002-0120', since: '2020-01-01' },
  ],
  ownershipCosts: [
    {
      vehicleType: 'camion',
      kmPerMonth: 10_000,
      tenenciaPerYear: '9600.00',
      verificationPerYear: '2400.00',
      maintenancePerKm: '1.80',
      tyresPerKm: '0.95',
      fuelPerKm: '9.60',
      source: 'Cifras de demostración de un tractocamión en carretera; la tenencia cambia según el estado.',
    },
    {
      vehicleType: 'autobus',
      kmPerMonth: 8_000,
      tenenciaPerYear: '8400.00',
      verificationPerYear: '2400.00',
      maintenancePerKm: '2.10',
      tyresPerKm: '0.80',
      fuelPerKm: '8.20',
      source: 'Cifras de demostración de un autobús urbano; la tenencia cambia según el estado.',
    },
  ],
};
