import { writtenSettingsSchema } from '../settings.js';
import { defineContent } from './content-kind.js';
import { choiceOf, day, flagOf, itemsOf, lineOf, linesOf, numberOf } from './field.js';
import { outline } from './outlines.js';

const site = writtenSettingsSchema.shape;
const WEB_ADDRESS = 'Empieza con https://.';

const costs = site.ownershipCosts.unwrap();
const cost = costs.element.shape;
const OPTIONAL = 'Vacío: no se estima.';

const registration = site.contractRegistrations.unwrap().element.shape;

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
  ...outline('settings'),
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
    phoneRequired: flagOf(site.phoneRequired, {
      label: 'Pedir siempre el teléfono',
      hint: 'En cotizaciones y en el formulario de contacto. Apagado: basta el correo, y el teléfono es opcional.',
    }),
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
    ownershipCosts: itemsOf(site.ownershipCosts, {
      label: 'Gastos por tipo de vehículo',
      add: 'Agregar tipo de vehículo',
      title: 'vehicleType',
      fields: {
        vehicleType: lineOf(cost.vehicleType, {
          label: 'Tipo de vehículo',
          hint: 'Como en su dirección: camion, autobus…',
        }),
        kmPerMonth: numberOf(cost.kmPerMonth, { label: 'Kilómetros al mes', hint: 'El visitante puede cambiarlos.' }),
        tenenciaPerYear: lineOf(cost.tenenciaPerYear, { label: 'Tenencia y refrendo, MXN al año', hint: OPTIONAL }),
        verificationPerYear: lineOf(cost.verificationPerYear, { label: 'Verificación, MXN al año', hint: OPTIONAL }),
        maintenancePerKm: lineOf(cost.maintenancePerKm, { label: 'Mantenimiento, MXN por km', hint: OPTIONAL }),
        tyresPerKm: lineOf(cost.tyresPerKm, { label: 'Llantas, MXN por km', hint: OPTIONAL }),
        fuelPerKm: lineOf(cost.fuelPerKm, { label: 'Combustible, MXN por km', hint: OPTIONAL }),
        source: lineOf(cost.source, {
          label: 'De dónde salen las cifras',
          hint: 'Lo lee el visitante junto a la estimación.',
          multiline: true,
        }),
      },
    }),
    contractRegistrations: itemsOf(site.contractRegistrations, {
      label: 'Registros por producto',
      add: 'Agregar registro',
      title: 'number',
      fields: {
        kind: choiceOf('choice', registration.kind, {
          label: 'Producto',
          names: {
            direct_credit: 'Crédito directo',
            flexibility: 'Flexibility',
            financial_lease: 'Arrendamiento financiero',
            pure_lease: 'Arrendamiento puro',
          },
        }),
        number: lineOf(registration.number, {
          label: 'Número de registro',
          hint: 'Como lo da la CONDUSEF: 1234-439-012345/01-00123-0126.',
        }),
        since: day({
          label: 'Contratos firmados desde',
          hint: 'Los anteriores conservan el registro que tenían.',
        }),
      },
    }),
  },
  search: [],
  list: { sort: { field: 'updatedAt', order: 'DESC' } },
  form: {
    main: [
      {
        title: 'Empresa',
        rows: [['companyName', 'legalName', 'shortName', 'rfc', 'tagline', 'copyrightFromYear'], 'address'],
      },
      {
        title: 'Atención a clientes',
        rows: [['phone', 'whatsapp', 'email', 'privacyEmail'], 'supportHours', 'phoneRequired'],
      },
      {
        title: 'Enlaces',
        rows: [['dealerPortalUrl', 'jobBoardUrl'], 'creditApplicationUrl', 'sisterSites', 'socialLinks'],
      },
      {
        title: 'Mapa de distribuidores',
        hint: 'Sin dirección de mosaicos, el mapa es el contorno de los estados.',
        rows: ['mapTileUrl', 'mapAttribution'],
      },
      {
        title: 'Gastos de tener el vehículo',
        hint: 'Una estimación aparte de la mensualidad, que el visitante ajusta a lo que recorre. Sin cifras no se muestra.',
        rows: ['ownershipCosts'],
      },
      {
        title: 'Contratos de adhesión (RECA)',
        hint: 'El número se imprime en la carátula de cada contrato. Sin registro no se imprime nada.',
        rows: ['contractRegistrations'],
      },
      { title: 'Syntage', rows: ['syntageOnboardingUrl'] },
    ],
  },
});
