import {
  automaticEndedMail,
  automaticPausedMail,
  automaticPaymentMail,
  automaticPaymentTerms,
  cardExpiryMail,
  cardsOffNoticeMail,
  chargeDeclinedMail,
  chargeNoticeMail,
  declineReasons,
  savedCardTerms,
} from './mails/automatic-payments.js';
import { billNoticeMail, billReminderMail, billStepMail } from './mails/bill-requests.js';
import {
  dueReminderMail,
  collectorMail,
  lateReminderMail,
  returnedCasesMail,
  settlementLetterMail,
} from './mails/contracts.js';
import {
  accessLinkMails,
  alreadyRegisteredMail,
  emailChangeMail,
  emailChangeNoticeMail,
  passkeyNoticeMail,
  passwordResetMail,
  registrationMail,
  securityNoticeMail,
} from './mails/customers.js';
import { deskOutcomeMail, reversalCauses, reversedMovements } from './mails/desk.js';
import { everyMail, staffNoticeMail } from './mails/every-mail.js';
import { webhookOffMail } from './mails/integrations.js';
import {
  callBackMail,
  calledWhen,
  contactSubjects,
  leadNoticeMail,
  leadReceiptMail,
  writtenLeadMail,
} from './mails/leads.js';
import { messageAnswerMail, messageNoticeMail } from './mails/messages.js';
import { trialMail } from './mails/opening.js';
import { accountantInvitationMail, accountantMails, accountantPapersMail, paperArchiveMail } from './mails/papers.js';
import {
  jointReceiptMail,
  keptMoneyMail,
  paymentKinds,
  paymentMeans,
  paymentNoticeMail,
  paymentParts,
  paymentReceiptMail,
} from './mails/payments.js';
import { restructuringAcceptedMail, restructuringMails, restructuringProposedMail } from './mails/restructurings.js';
import { brokenPromiseMail, paymentPromiseMail, promiseMails, promiseReminderMail } from './mails/payment-promises.js';
import { accessEndedMail, invitationAcceptedMail, invitationMail, ROLE_SENTENCES } from './mails/people.js';
import {
  policyDecisionMail,
  policyMails,
  policyNoticeMail,
  policyReceiptMail,
  policyReminderMail,
} from './mails/policies.js';
import { rightsAsked, rightsNoticeMail, rightsReceiptMail } from './mails/privacy.js';
import { pushNotices } from './mails/push-notices.js';
import { quoteDocument, quoteNotes } from './mails/quote-document.js';
import { quoteMail, savedQuotesMail } from './mails/quotes.js';
import {
  representativeInvitationMail,
  signingCompletedMail,
  signingEndedMail,
  signingInvitationMail,
  signingMails,
  signingNoticeMail,
  signingReminderMail,
} from './mails/signing.js';
import {
  staffAccountMail,
  staffInvitationMail,
  staffRecoveryMail,
  staffRoles,
  staffSecurityMail,
} from './mails/staff.js';
import { heldStatementsMail, mailedDocuments, paperMail } from './mails/statements.js';
import {
  taxChangeDecisionMail,
  taxChangeMails,
  taxChangeNoticeMail,
  taxChangeReceiptMail,
} from './mails/tax-changes.js';
import { about } from './site/about.js';
import { accountant } from './site/accountant.js';
import { mailStop } from './site/mail-stop.js';
import { brands } from './site/brands.js';
import { campaign } from './site/campaign.js';
import { comingSoon } from './site/coming-soon.js';
import { consentChoice } from './site/consent-choice.js';
import { consent } from './site/consent.js';
import { faqs } from './site/faqs.js';
import { homeVehicles } from './site/home-vehicles.js';
import { home } from './site/home.js';
import { legal } from './site/legal.js';
import { news } from './site/news.js';
import { searchHeader } from './site/search-header.js';
import { search } from './site/search.js';
import { accessLink } from './site/access-link.js';
import { invitationPage, invitationRoles } from './site/invitation.js';
import { accessRequest } from './site/access-request.js';
import { access } from './site/access.js';
import { contact } from './site/contact.js';
import { documents } from './site/documents.js';
import { letterVerification } from './site/letter-verification.js';
import { payByLink } from './site/pay-by-link.js';
import { paymentConfirmed } from './site/payment-confirmed.js';
import { rightsRequestChoices } from './site/rights-request-choices.js';
import { rightsRequest } from './site/rights-request.js';
import { calendar } from './site/calendar.js';
import { common } from './site/common.js';
import { controls } from './site/controls.js';
import { dates } from './site/dates.js';
import { fields } from './site/fields.js';
import { navigation } from './site/navigation.js';
import { persons } from './site/persons.js';
import { problems } from './site/problems.js';
import { terms } from './site/terms.js';
import { termsFigures } from './site/terms-figures.js';
import { termsLines } from './site/terms-lines.js';
import { layout } from './site/layout.js';
import { comparison } from './site/comparison.js';
import { dealers } from './site/dealers.js';
import { embed } from './site/embed.js';
import { offline } from './site/offline.js';
import { ownership } from './site/ownership.js';
import { plans } from './site/plans.js';
import { plansFacts } from './site/plans-facts.js';
import { bodies, vehicles } from './site/vehicles.js';
import { vehiclesComparison } from './site/vehicles-comparison.js';
import { vehiclesDetail } from './site/vehicles-detail.js';
import { quoteComparison } from './site/quote-comparison.js';
import { quoteHelp } from './site/quote-help.js';
import { quotePage } from './site/quote-page.js';
import { quotePayments } from './site/quote-payments.js';
import { quotePrepayment } from './site/quote-prepayment.js';
import { quoteVehicle } from './site/quote-vehicle.js';
import { savedQuotes } from './site/saved-quotes.js';
import { syntage } from './site/syntage.js';
import { affordability } from './site/affordability.js';
import { calculatorContact } from './site/calculator-contact.js';
import { calculatorPerson } from './site/calculator-person.js';
import { calculatorGlossary, calculatorPlan } from './site/calculator-plan.js';
import { calculatorTradeIn, calculatorVehicle } from './site/calculator-vehicle.js';
import { calculator, calculatorRefusals } from './site/calculator.js';
import { forms, formsFailures, preferredTimes, promisedTimes } from './site/forms.js';
import { quoting } from './site/quoting.js';
import { DEFINED, PLURAL_FORMS, tagsOf, type TextDefaults, variablesOf } from './wording.js';

export const TEXT_KINDS = ['site', 'mail'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Where texts are read: a page or a part of it, or a mail. */
export interface TextPlace {
  id: string;
  /** What staff call it. */
  title: string;
  kind: TextKind;
  /** A page where they can be looked at. */
  path?: string;
}

/** A text that can be said in other words. */
export interface CatalogueText {
  /** e.g. `contact.title` or `contact.units.one` */
  key: string;
  place: string;
  default: string;
  /** What may be filled in. */
  variables: readonly string[];
  /** What must stay: links and the like. */
  tags: readonly string[];
}

interface Defined {
  readonly [DEFINED]: { place: string; defaults: TextDefaults };
}

const site = (texts: Defined, title: string, path?: string) => ({ texts, title, path, kind: 'site' as const });
const mail = (texts: Defined, title: string) => ({ texts, title, path: undefined, kind: 'mail' as const });

/** In the order in which staff see them. */
const DEFINITIONS = [
  site(layout, 'En todas las páginas', '/'),
  site(navigation, 'En todas las páginas: menú y pie', '/'),
  site(searchHeader, 'En todas las páginas: botón de búsqueda', '/'),
  site(consent, 'Aviso de cookies', '/'),
  site(home, 'Inicio', '/'),
  site(homeVehicles, 'Inicio: familias de vehículos', '/'),
  site(about, 'Acerca de nosotros', '/acerca'),
  site(brands, 'Páginas de marcas'),
  site(news, 'Noticias', '/noticias'),
  site(faqs, 'Preguntas frecuentes', '/faqs/general-questions'),
  site(search, 'Búsqueda', '/buscar'),
  site(campaign, 'Campañas: formulario para que le llamemos'),
  site(legal, 'Textos legales', '/legales/terminosycondiciones'),
  site(consentChoice, 'Textos legales: elección de cookies', '/legales/cookies'),
  site(accountant, 'Contador: recibir documentos de un cliente', '/contador'),
  site(mailStop, 'Dejar de recibir correos del equipo', '/sin-correos'),
  site(comingSoon, 'Sitio cerrado: «Muy pronto»'),
  site(offline, 'Sin conexión a internet'),
  site(plans, 'Planes de financiamiento', '/planes-financiamiento'),
  site(plansFacts, 'Planes: en qué se distinguen', '/planes-financiamiento'),
  site(calculator, 'Calculadora: en todos los pasos', '/calculadora'),
  site(calculatorRefusals, 'Calculadora: condiciones sin cotización', '/calculadora/paso-2'),
  site(calculatorPerson, 'Calculadora: quién financia', '/calculadora/paso-1'),
  site(calculatorVehicle, 'Calculadora, paso 1: vehículo', '/calculadora/paso-1'),
  site(calculatorTradeIn, 'Calculadora, paso 1: vehículo a cuenta', '/calculadora/paso-1'),
  site(calculatorPlan, 'Calculadora, paso 2: plan', '/calculadora/paso-2'),
  site(calculatorGlossary, 'Calculadora, paso 2: en palabras claras', '/calculadora/paso-2'),
  site(calculatorContact, 'Calculadora, paso 3: sus datos', '/calculadora/paso-3'),
  site(affordability, '¿Qué puedo pagar al mes?', '/calculadora/puedo-pagar'),
  site(quoting, 'Ejemplos de pago y cifras supuestas', '/'),
  site(comparison, 'Comparación de planes'),
  site(ownership, 'Costo de tener la unidad'),
  site(vehicles, 'Vehículos y precios', '/calculator/vehicles'),
  site(vehiclesDetail, 'Página de un vehículo'),
  site(vehiclesComparison, 'Comparación de vehículos', '/comparar-vehiculos'),
  site(bodies, 'Carrocerías', '/calculator/vehicles'),
  site(dealers, 'Distribuidores', '/distribuidores'),
  site(embed, 'Calculadora en la página de un distribuidor'),
  site(quotePage, 'Cotización'),
  site(quoteVehicle, 'Cotización: vehículo y condiciones'),
  site(quotePayments, 'Cotización: pagos'),
  site(quotePrepayment, 'Cotización: abono a capital'),
  site(quoteHelp, 'Cotización: asesor y qué sigue'),
  site(quoteComparison, 'Dos cotizaciones comparadas'),
  site(savedQuotes, 'Sus cotizaciones', '/mis-cotizaciones'),
  site(syntage, 'Syntage', '/syntage'),
  site(contact, 'Contacto', '/contacto'),
  site(documents, 'Formularios', '/formularios'),
  site(letterVerification, 'Verificar una carta', '/verificar-carta'),
  site(access, 'Acceso de clientes', '/acceso'),
  site(accessRequest, 'Acceso: activar la cuenta o pedir otra contraseña', '/registro'),
  site(accessLink, 'Acceso: páginas que abren los enlaces de los correos'),
  site(payByLink, 'Pago desde un recordatorio'),
  site(invitationPage, 'Acceso: invitación a la cuenta de un cliente'),
  site(invitationRoles, 'Acceso: invitación, lo que podrá hacer la persona'),
  site(paymentConfirmed, 'Regreso del pago con tarjeta', '/pago-confirmado'),
  site(rightsRequest, 'Derechos ARCO', '/legales/revocacion'),
  site(rightsRequestChoices, 'Derechos ARCO: opciones', '/legales/revocacion'),
  site(common, 'De varias páginas', '/'),
  site(controls, 'De varias páginas: formularios y listas'),
  site(forms, 'De varias páginas: envío de formularios', '/contacto'),
  site(formsFailures, 'De varias páginas: envíos por repetir'),
  site(preferredTimes, 'De varias páginas: cuándo le llamamos'),
  site(promisedTimes, 'De varias páginas: cuándo le llamamos, dentro de una frase'),
  site(calendar, 'De varias páginas: calendario'),
  site(dates, 'De varias páginas: fechas'),
  site(persons, 'De varias páginas: tipos de persona', '/calculadora/puedo-pagar'),
  site(fields, 'De varias páginas: datos por corregir'),
  site(problems, 'De varias páginas: lo que no se pudo hacer'),
  site(terms, 'Cotizaciones: pagos, CAT y enganche'),
  site(termsFigures, 'Cotizaciones: cifras'),
  site(termsLines, 'Cotizaciones: tabla de pagos y vehículo a cuenta'),
  mail(everyMail, 'En todos los correos'),
  mail(quoteMail, 'Cotización'),
  mail(quoteDocument, 'Cotización: lo que dicen el correo y el PDF'),
  mail(quoteNotes, 'Cotización: notas y leyendas del correo y el PDF'),
  mail(savedQuotesMail, 'Enlace a las cotizaciones guardadas'),
  mail(leadReceiptMail, 'Formulario recibido'),
  mail(writtenLeadMail, 'Correo escrito a una solicitud'),
  mail(callBackMail, 'Llamada pedida desde una cotización'),
  mail(contactSubjects, 'Formulario recibido: asuntos del mensaje'),
  mail(calledWhen, 'Llamadas: cuándo'),
  mail(rightsReceiptMail, 'Solicitud de derechos ARCO recibida'),
  mail(rightsAsked, 'Solicitud de derechos ARCO: cuál se pide'),
  mail(registrationMail, 'Activar la cuenta'),
  mail(passwordResetMail, 'Restablecer la contraseña'),
  mail(emailChangeMail, 'Confirmar el nuevo correo'),
  mail(accessLinkMails, 'Enlaces de un solo uso: lo que comparten'),
  mail(emailChangeNoticeMail, 'Aviso de cambio de correo'),
  mail(alreadyRegisteredMail, 'Registro de quien ya tiene cuenta'),
  mail(passkeyNoticeMail, 'Avisos de llaves de acceso'),
  mail(securityNoticeMail, 'Avisos de seguridad de la cuenta'),
  mail(ROLE_SENTENCES, 'Lo que puede cada persona de una cuenta'),
  mail(invitationMail, 'Invitación a la cuenta de un cliente'),
  mail(invitationAcceptedMail, 'Invitación aceptada, al titular'),
  mail(accessEndedMail, 'Fin del acceso a la cuenta de un cliente'),
  mail(paymentReceiptMail, 'Pago recibido'),
  mail(jointReceiptMail, 'Pago recibido de varios contratos'),
  mail(paymentKinds, 'Pagos: concepto'),
  mail(paymentMeans, 'Pagos: medio'),
  mail(paymentParts, 'Pagos: a qué se aplicaron'),
  mail(keptMoneyMail, 'Pago que quedó a favor'),
  mail(automaticPaymentTerms, 'Pago automático: autorización del cliente'),
  mail(savedCardTerms, 'Pago con tarjeta: condiciones para guardarla'),
  mail(automaticPaymentMail, 'Pago automático: activado'),
  mail(chargeNoticeMail, 'Pago automático: aviso antes del cobro'),
  mail(declineReasons, 'Pago automático: por qué no se cobró'),
  mail(chargeDeclinedMail, 'Pago automático: no se pudo cobrar'),
  mail(automaticPausedMail, 'Pago automático: en pausa'),
  mail(automaticEndedMail, 'Pago automático: desactivado'),
  mail(cardExpiryMail, 'Tarjeta guardada por vencer'),
  mail(dueReminderMail, 'Recordatorio de pago'),
  mail(collectorMail, 'Quién cobra, en los recordatorios'),
  mail(lateReminderMail, 'Recordatorio de pago vencido'),
  mail(settlementLetterMail, 'Contrato liquidado'),
  mail(deskOutcomeMail, 'Movimiento hecho en un contrato'),
  mail(reversalCauses, 'Movimiento hecho: por qué se canceló un pago'),
  mail(reversedMovements, 'Movimiento hecho: qué se canceló'),
  mail(paperMail, 'Estado de cuenta, factura o carta'),
  mail(paperArchiveMail, 'Documentos listos para descargar'),
  mail(accountantMails, 'Al contador: en todos los correos'),
  mail(accountantInvitationMail, 'Al contador: ¿quiere recibir documentos?'),
  mail(accountantPapersMail, 'Al contador: documentos de su cliente'),
  mail(mailedDocuments, 'Estado de cuenta, factura o carta: nombres de las cartas'),
  mail(billStepMail, 'Trámite de la factura del vehículo'),
  mail(billReminderMail, 'Recordatorio de corregir la solicitud de factura'),
  mail(signingInvitationMail, 'Documento por firmar'),
  mail(signingReminderMail, 'Recordatorio de firma'),
  mail(signingCompletedMail, 'Documento firmado'),
  mail(signingEndedMail, 'Documento que ya no se firma'),
  mail(signingMails, 'Firma de documentos: lo que comparten'),
  mail(representativeInvitationMail, 'Documento por firmar, a quien representa a la empresa'),
  mail(taxChangeReceiptMail, 'Cambio de datos fiscales recibido'),
  mail(taxChangeDecisionMail, 'Cambio de datos fiscales resuelto'),
  mail(taxChangeMails, 'Cambio de datos fiscales: lo que comparten'),
  mail(paymentPromiseMail, 'Promesa de pago anotada'),
  mail(promiseReminderMail, 'Promesa de pago que vence'),
  mail(brokenPromiseMail, 'Promesa de pago sin cumplir'),
  mail(promiseMails, 'Promesas de pago: lo que comparten'),
  mail(restructuringProposedMail, 'Reestructura propuesta'),
  mail(restructuringAcceptedMail, 'Reestructura aceptada'),
  mail(restructuringMails, 'Reestructuras: lo que comparten'),
  mail(policyReceiptMail, 'Póliza recibida'),
  mail(policyDecisionMail, 'Póliza resuelta'),
  mail(policyReminderMail, 'Seguro que termina'),
  mail(policyMails, 'Pólizas: lo que comparten'),
  mail(messageAnswerMail, 'Respuesta a un mensaje'),
  mail(pushNotices, 'Notificaciones en el dispositivo del cliente'),
  mail(staffNoticeMail, 'Al personal: lo que comparten los avisos'),
  mail(leadNoticeMail, 'Al personal: formulario recibido'),
  mail(messageNoticeMail, 'Al personal: mensaje de un cliente'),
  mail(rightsNoticeMail, 'Al personal: solicitud de derechos ARCO'),
  mail(billNoticeMail, 'Al personal: solicitud de factura'),
  mail(taxChangeNoticeMail, 'Al personal: cambio de datos fiscales'),
  mail(policyNoticeMail, 'Al personal: póliza por revisar'),
  mail(signingNoticeMail, 'Al personal: firma por revisar'),
  mail(paymentNoticeMail, 'Al personal: pago por revisar'),
  mail(cardsOffNoticeMail, 'Al personal: pagos automáticos en pausa'),
  mail(heldStatementsMail, 'Al personal: estados de cuenta por revisar'),
  mail(returnedCasesMail, 'Al personal: contratos que volvieron de un despacho'),
  mail(webhookOffMail, 'Al personal: webhook apagado'),
  mail(staffInvitationMail, 'Al personal: invitación'),
  mail(staffAccountMail, 'Al personal: cambios de su cuenta'),
  mail(staffRoles, 'Al personal: funciones'),
  mail(staffSecurityMail, 'Al personal: avisos de seguridad'),
  mail(staffRecoveryMail, 'Al personal: recuperación del segundo paso'),
  mail(trialMail, 'Prueba de correo'),
];

export const TEXT_PLACES: readonly TextPlace[] = DEFINITIONS.map(({ texts, ...told }) => ({
  id: texts[DEFINED].place,
  ...told,
}));

export const CATALOGUE: readonly CatalogueText[] = DEFINITIONS.flatMap(({ texts }) => {
  const { defaults, place } = texts[DEFINED];
  return Object.entries(defaults).flatMap(([name, text]) =>
    typeof text === 'string'
      ? [entry(place, name, text)]
      : PLURAL_FORMS.map((form) => entry(place, `${name}.${form}`, text[form], ['n', ...variablesOf(text.other)])),
  );
});

function entry(place: string, name: string, text: string, also: readonly string[] = []): CatalogueText {
  const variables = [...new Set([...variablesOf(text), ...also])];
  return { key: `${place}.${name}`, place, default: text, variables, tags: tagsOf(text) };
}

const BY_KEY: ReadonlyMap<string, CatalogueText> = new Map(CATALOGUE.map((text) => [text.key, text]));

export const catalogueText = (key: string): CatalogueText | undefined => BY_KEY.get(key);
