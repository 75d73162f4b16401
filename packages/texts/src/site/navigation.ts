import { defineTexts } from '../wording.js';

/** Where menus lead to. */
export const navigation = defineTexts('navigation', {
  plans: 'Planes de financiamiento',
  calculator: 'Calcula tu financiamiento',
  promotions: 'Promociones',
  brands: 'Nuestras marcas',
  news: 'Noticias',
  contact: 'Contacto',
  dealers: 'Encuentra un distribuidor',
  faqs: 'Preguntas frecuentes',
  forms: 'Formularios',

  // Below the banners of home.
  homePlans: 'Planes',
  homeQuote: 'Cotizar',
  homeContact: 'Contacto',

  footerCompany: 'COMPAÑÍA',
  footerAbout: 'Acerca de nosotros',
  footerNews: 'Noticias',
  footerJobs: 'Bolsa de Trabajo',
  footerProducts: 'PRODUCTOS Y MARCAS',
  footerPlans: 'Planes de Financiamiento',
  footerCalculator: 'Calculadora',
  footerAfford: '¿Qué puedo pagar al mes?',
  footerVehicles: 'Vehículos y precios',
  footerHelp: 'AYUDA',
  footerContact: 'Contáctanos',
  savedQuotes: 'Sus cotizaciones',
  footerLegal: 'Legales',
  footerPrivacy: 'Aviso de Privacidad',
});
