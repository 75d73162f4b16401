import { defineTexts } from '../wording.js';

/** Around the legal texts. */
export const legal = defineTexts('legal', {
  title: 'Legales',
  metaDescription: '{title}. Consulte el texto vigente y su fecha de actualización.',
  metaKeywords: '{title}, información legal, financiera, México',
  updated: 'Última actualización: <date/>',
  index: 'En este documento',
  others: 'Otros documentos legales',
  print: 'Imprimir o guardar en PDF',
  documents: 'Documentos legales',
  agenciesTitle: 'Quiénes cobran por encargo nuestro',
  agenciesLead:
    'Sólo estos despachos pueden buscarlo en nuestro nombre, y sólo por estos medios. Ninguno recibe dinero: todo pago se hace a la CLABE de su contrato.',
  agencyTradeName: 'Nombre comercial: {name}',
  agencyAddress: 'Domicilio',
  agencyPhones: 'Teléfonos',
  agencyEmail: 'Correo',
  agencyPeople: 'Personas que cobran',
  rights: 'Derechos ARCO y revocación',
});
