import { defineTexts } from '../wording.js';

/** What the mail of a quote and its PDF are both made of. */
export const quoteDocument = defineTexts('quoteDocument', {
  title: 'Cotización de {plan}',
  rate: 'Tasa fija anual',
  term: 'Plazo',
  months: '{months} meses',
  onAccount: 'A cuenta, sujeto a avalúo',
  inMoney: 'En efectivo al firmar',
  units: { one: '{n} unidad', other: '{n} unidades' },
  fleet: 'Total de las {units} unidades',
  cat: 'CAT {cat}. {remark}',
  catDate: 'Fecha de cálculo: {day}.',
  vehiclesTitle: 'Los vehículos de su cotización',
  vehicleTitle: 'El vehículo de su cotización',
  price: 'Precio con IVA',
  priceEquipped: 'Precio con equipo, con IVA',
  priceAll: 'Precio de todos, con IVA',
  figureEach: '{figure}, cada una',
  figureAll: '{figure}, las {units}',
  tradeIn: 'A cuenta: {vehicle}',
  // What is quoted, within a sentence.
  unitsOf: '{units} unidades de {vehicle}',
  equipped: '{vehicle}, con {equipment}',
  vehicles: '{count} vehículos',
  // The kinds of vehicle in rows.
  columnVehicle: 'Vehículo',
  columnUnits: 'Unidades',
  columnPrice: 'Precio de cada una',
  total: 'Total',
  // Every payment in rows.
  instalments: 'Tabla de mensualidades',
  rents: 'Tabla de rentas',
  columnNumber: 'Núm.',
  balanceFinal: 'Junto con la última mensualidad se liquida el pago final de {amount}.',
  balancePurchase: 'El saldo final es la opción de compra: {amount} con IVA.',
  contactPerson: 'Quién le atiende',
  contactDealer: 'Su distribuidor',
  contactFormer: 'Antes le atendía {name}.',
  stepCheck: 'Revise las cifras. Si quiere otro enganche, plazo o plan, abra su cotización y ajústela.',
  stepPapersPerson:
    'Reúna sus documentos: identificación oficial vigente, RFC, comprobante de domicilio y estados de cuenta bancarios.',
  stepPapersCompany:
    'Reúna sus documentos: identificación oficial del representante legal, RFC, comprobante de domicilio, acta constitutiva y poderes, y estados de cuenta bancarios.',
  stepAdviser: 'Comuníquese con {name} y mencione su folio para iniciar su solicitud.',
  stepCall: 'Llámenos al {phone} o escríbanos a {email} con su número de folio para iniciar su solicitud.',
});

/** Below the figures: what VAT and insurance have to do with them, and what the law wants said. */
export const quoteNotes = defineTexts('quoteNotes', {
  mixed:
    'Cada vehículo tiene su propio contrato, redondeado al centavo; los importes son la suma de todos y el CAT es el del conjunto.',
  vatPureLease:
    'El IVA se calcula sobre la renta completa. El depósito en garantía no causa IVA y se le devuelve al terminar el contrato.',
  vatFinancialLease: 'El IVA se calcula sobre el capital y los intereses de cada renta.',
  vatOnInterest: 'El precio del vehículo incluye IVA. El IVA de cada mensualidad se calcula solo sobre sus intereses.',
  vatExempt:
    'El precio del vehículo incluye IVA. Los intereses se cotizan exentos de IVA por tratarse de un vehículo para su actividad empresarial (artículo 15, fracción X, inciso b, de la Ley del IVA), lo que se confirma al contratar.',
  border:
    'El IVA de los intereses es el de la región fronteriza norte, lo que se confirma al contratar con su constancia de situación fiscal.',
  firstPayment: 'Su primer pago es el {day}: lleva los intereses de los días que pasan hasta entonces.',
  insurance:
    'La prima del seguro es una estimación: {percent} del precio al año, más IVA. Se paga cada mes aparte y solo está en los importes que lo dicen.',
  insuranceMixed:
    'La prima del seguro es una estimación por tipo de vehículo, más IVA. Se paga cada mes aparte y solo está en los importes que lo dicen.',
  insuranceUnknown: 'El seguro obligatorio, con IVA, se paga cada mes aparte y no está en ningún otro importe.',
  generalTitle: 'Condiciones generales',
  generalApproval: 'Sujeto a previa aprobación de crédito.',
  generalPolicy:
    'La vigencia de la póliza de seguro debe coincidir con el inicio y el fin del contrato de financiamiento.',
  generalPrices: 'Los planes y los precios pueden cambiar sin previo aviso.',
  riskTitle: 'Leyendas de riesgo',
  riskRate: 'Contratar a tasa variable puede aumentar los intereses que pague.',
  riskDefault: 'Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.',
  riskCapacity: 'Contratar créditos que excedan su capacidad de pago afecta su historial crediticio.',
  riskGuarantor:
    'El avalista, obligado solidario o coacreditado responde como obligado principal por el total del pago.',
});
