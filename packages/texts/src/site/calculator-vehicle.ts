import { defineTexts } from '../wording.js';

/** The calculator's first step: what is to be financed. */
export const calculatorVehicle = defineTexts('calculatorVehicle', {
  title: 'Elija su vehículo',
  description:
    'Tractocamiones, camiones y autobuses con su precio de lista. Elija modelo y versión y vea al momento su mensualidad.',
  lead: 'Toque un modelo para ver sus versiones y precios. Los precios incluyen IVA.',
  linkedGone:
    '<strong>Ese vehículo ya no está en nuestro catálogo.</strong> Elija otro; conservamos lo demás de su cotización.',
  chosenGone:
    '<strong>El vehículo que eligió ya no está en nuestro catálogo.</strong> Elija otro; conservamos lo demás de su cotización.',

  type: 'Tipo de vehículo',
  models: { one: '{n} modelo', other: '{n} modelos' },
  modelTitle: 'Modelo y versión',
  search: 'Buscar en el catálogo',
  choosing: 'Está eligiendo el vehículo {number} de su cotización.',
  adding: 'Elija el modelo que quiere agregar a su cotización.',
  expected: 'Toque un modelo y elija una versión para continuar.',
  // Read out of the model that is chosen.
  chosen: 'Elegido',
  from: '<note>Desde </note><price/>',
  versions: 'Versiones de {model}',
  noneTitle: 'Estamos actualizando el catálogo',
  noneText: 'En este momento no hay vehículos que cotizar en línea. Llámenos y le cotizamos por teléfono.',

  chosenTitle: { one: 'Complete su vehículo', other: 'Los {n} vehículos de su cotización' },
  removed: 'Quitamos {vehicle} de su cotización.',
  undo: 'Deshacer',
  add: 'Agregar otro vehículo',
  each: '<price/> <note>cada uno, con IVA</note>',
  firstPayment: 'Primer pago de cada uno: <amount/>',
  units: 'Unidades de {model}',
  // On the buttons for one more and one less of them.
  unit: 'unidad',
  change: 'Cambiar<spoken> {vehicle}, vehículo {number}</spoken>',
  remove: 'Quitar<spoken> {vehicle}, vehículo {number}</spoken>',

  equipment: 'Agregar equipo',
  equipmentNote: 'Se financia junto con el vehículo',
  equipmentGone: 'Un equipo que había elegido ya no se ofrece para este vehículo: no está en su cotización.',
  item: '<price/> con IVA',
  itemSeveral: '<price/> con IVA; hasta {most} por vehículo.',
  // On the buttons for one more and one less of it.
  itemUnit: 'unidad de {item}',
});

/** In the same step: a vehicle that is given in part payment. */
export const calculatorTradeIn = defineTexts('calculatorTradeIn', {
  give: 'Dar un vehículo usado a cuenta',
  title: 'Su vehículo a cuenta',
  notGive: 'No dar vehículo',
  lead: 'Cuenta como parte del enganche. Sujeto a avalúo: el valor lo confirma un distribuidor cuando lo revise.',
  type: 'Qué es',
  typePlaceholder: 'Elija una opción',
  year: 'Año modelo',
  yearHint: 'De {from} a {to}.',
  description: 'Marca y modelo',
  descriptionHint: 'Por ejemplo: Kenworth T680.',
  value: 'Valor que espera',
  valueHint: 'Por ejemplo: 450,000.',

  // The down payment by its name: "enganche", for example.
  covered: 'De los {amount} de {name}, le quedan <strong>{left}</strong> por pagar en efectivo.',
  notOffered: 'El plan elegido no lleva enganche: para dar un vehículo a cuenta, elija otro plan en el paso siguiente.',
  aboveGreatest:
    'Con este plan el {name} más alto es de {greatest}: su vehículo puede contar hasta ese valor. Escriba ese valor o elija otro plan.',
  above: 'Vale más que el {name} de {chosen} que tiene elegido. Con {needed} cuenta completo.',
  raise: 'Subir el {name} a {needed}',
});
