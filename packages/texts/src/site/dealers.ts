import { defineTexts } from '../wording.js';

/** Where the distributors are. */
export const dealers = defineTexts('dealers', {
  title: 'Distribuidores',
  description: 'Encuentre al distribuidor de camiones y autobuses más cercano.',
  yours: 'Su distribuidor',
  linkExpired: 'Este enlace caducó. Busque a su distribuidor en la lista o en su cuenta.',
  state: 'Estado',
  allStates: 'Todos',
  city: 'Ciudad',
  allCities: 'Todas',
  cityNeedsState: 'Elija antes un estado',
  postalCode: 'Código postal',
  postalCodeDigits: 'Escriba los cinco dígitos.',
  postalCodeUnknown: 'Ese código postal no existe. Revíselo.',
  nearMe: 'Cerca de mí',
  locating: 'Ubicando…',
  forgetPosition: 'Quitar mi ubicación',
  search: 'Buscar',
  positionRefused:
    'Su navegador no nos permite conocer su ubicación. Actívela en los ajustes del sitio, o busque por estado.',
  positionFailed: 'No pudimos obtener su ubicación. Busque por estado o por código postal.',
  positionKnown: 'Ordenados por distancia. Su ubicación no sale de este dispositivo.',
  found: { one: '{n} DISTRIBUIDOR', other: '{n} DISTRIBUIDORES' },
  foundIn: { one: '{n} DISTRIBUIDOR EN {state}', other: '{n} DISTRIBUIDORES EN {state}' },
  // Of a state, beside its name.
  count: { one: '{n}<spoken> distribuidor</spoken>', other: '{n}<spoken> distribuidores</spoken>' },
  // After how many of the list are still folded.
  many: 'distribuidores',
  map: 'Mapa de los distribuidores de la lista',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  outline: 'Contorno: {author}',
  cluster: { one: '{n} distribuidor', other: '{n} distribuidores' },
  quoteHere: 'Cotizar aquí<spoken> con {dealer}</spoken>',
  call: '<spoken>Llamar a {dealer}: </spoken>{phone}',
  route: 'Cómo llegar<spoken> a {dealer} (se abre en otra pestaña)</spoken>',
  emptyTitle: 'Todavía no hay distribuidor con esos datos',
  emptyTitleIn: 'Todavía no hay distribuidor en {state}',
  emptyText: 'Elija un estado vecino, o llámenos y le decimos quién lo atiende.',
  // In the account, where a dealer hands over papers.
  email: 'Ver su correo',
  emailLoading: 'Buscando…',
  emailNone: 'Este distribuidor solo atiende por teléfono.',
});
