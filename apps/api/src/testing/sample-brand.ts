import type { SiteSettings } from '@flota/schemas';

/** The lender, where a test needs one and no database. */
export const sampleBrand: SiteSettings = {
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
  sisterSites: [],
  socialLinks: [],
  creditApplicationUrl: null,
  mapTileUrl: null,
  mapAttribution: null,
  syntageOnboardingUrl: null,
  phoneRequired: false,
  ownershipCosts: [],
  contractRegistrations: [],
};
