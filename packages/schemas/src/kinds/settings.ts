import { writtenSettingsSchema } from '../settings.js';
import { defineContent } from './content-kind.js';
import { itemsOf, lineOf, linesOf, numberOf } from './field.js';

const site = writtenSettingsSchema.shape;
const WEB_ADDRESS = 'Empieza con https://.';

const links = (schema: typeof site.sisterSites, label: string) =>
  itemsOf(schema, {
    label,
    add: 'Agregar enlace',
    title: 'label',
    fields: {
      label: lineOf(schema.element.shape.label, { label: 'Nombre' }),
      url: lineOf(schema.element.shape.url, { label: 'Dirección', hint: WEB_ADDRESS }),
    },
  });

/** Who the lender is: one record, `1`, which only an administrator changes. */
export const settings = defineContent({
  name: 'settings',
  names: { one: 'Configuración', many: 'configuración', gender: 'f' },
  menu: 'system',
  team: 'edits',
  fields: {
    companyName: lineOf(site.companyName, { label: 'Nombre comercial' }),
    legalName: lineOf(site.legalName, { label: 'Razón social' }),
    shortName: lineOf(site.shortName, {
      label: 'Nombre corto',
      hint: 'Donde hay poco lugar, como el encabezado en un teléfono. Vacío: el nombre comercial.',
    }),
    rfc: lineOf(site.rfc, { label: 'RFC de la empresa' }),
    tagline: lineOf(site.tagline, { label: 'Lema' }),
    copyrightFromYear: numberOf(site.copyrightFromYear, { label: 'Derechos reservados desde el año' }),
    address: lineOf(site.address, { label: 'Domicilio', multiline: true }),
    phone: lineOf(site.phone, { label: 'Teléfono' }),
    whatsapp: lineOf(site.whatsapp, { label: 'WhatsApp', hint: 'Vacío: el teléfono.' }),
    email: lineOf(site.email, { label: 'Correo electrónico', input: 'email' }),
    privacyEmail: lineOf(site.privacyEmail, {
      label: 'Correo para derechos ARCO',
      hint: 'Vacío: el correo de atención.',
      input: 'email',
    }),
    supportHours: linesOf(site.supportHours, { label: 'Horarios de atención', hint: 'Un renglón por horario.' }),
    dealerPortalUrl: lineOf(site.dealerPortalUrl, {
      label: 'Portal de distribuidores',
      hint: `${WEB_ADDRESS} Vacío: no se muestra.`,
    }),
    jobBoardUrl: lineOf(site.jobBoardUrl, {
      label: 'Bolsa de trabajo',
      hint: `${WEB_ADDRESS} Vacío: no se muestra.`,
    }),
    creditApplicationUrl: lineOf(site.creditApplicationUrl, {
      label: 'Solicitud de crédito en línea',
      hint: `${WEB_ADDRESS} Vacío: no se muestra.`,
    }),
    sisterSites: links(site.sisterSites, 'Sitios hermanos'),
    socialLinks: links(site.socialLinks, 'Redes sociales'),
    mapTileUrl: lineOf(site.mapTileUrl, { label: 'Dirección de los mosaicos', hint: 'https://…/{z}/{x}/{y}.png' }),
    mapAttribution: lineOf(site.mapAttribution, { label: 'Crédito del mapa' }),
    syntageOnboardingUrl: lineOf(site.syntageOnboardingUrl, {
      label: 'Página de autorización',
      hint: 'Página donde una empresa autoriza la consulta de sus datos del SAT. Vacío: el servicio no se ofrece.',
    }),
  },
  search: [],
  list: { title: 'companyName', sort: { field: 'updatedAt', order: 'DESC' } },
  form: {
    main: [
      {
        title: 'Empresa',
        rows: [['companyName', 'legalName', 'shortName', 'rfc', 'tagline', 'copyrightFromYear'], 'address'],
      },
      { title: 'Atención a clientes', rows: [['phone', 'whatsapp', 'email', 'privacyEmail'], 'supportHours'] },
      {
        title: 'Enlaces',
        rows: [['dealerPortalUrl', 'jobBoardUrl'], 'creditApplicationUrl', 'sisterSites', 'socialLinks'],
      },
      {
        title: 'Mapa de distribuidores',
        hint: 'Sin dirección de mosaicos, el mapa es el contorno de los estados.',
        rows: ['mapTileUrl', 'mapAttribution'],
      },
      { title: 'Syntage', rows: ['syntageOnboardingUrl'] },
    ],
  },
});
