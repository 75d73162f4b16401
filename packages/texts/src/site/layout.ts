import { defineTexts } from '../wording.js';

/** Around every page. */
export const layout = defineTexts('layout', {
  skip: 'Saltar al contenido',
  home: '{company}: inicio',

  customers: 'ACCESO CLIENTES',
  dealers: 'ACCESO DISTRIBUIDORES',
  hello: 'Hola {name}',
  profile: 'Mi perfil',
  signOut: 'Cerrar sesión',
  // After signing out without a network.
  signedOutHere:
    'Se cerró la sesión en este teléfono o equipo y no quedó nada guardado de su cuenta. No pudimos avisar a nuestro servidor: lo haremos en cuanto haya conexión.',

  menu: 'MENÚ',
  // Read out as the menu opens.
  menuTitle: 'Menú',
  menuMain: 'Principal',
  menuClose: 'CERRAR',
  menuBack: 'VOLVER AL MENÚ',
  allPlans: 'Ver todos los planes',

  support: 'ATENCIÓN A CLIENTES',
  // In the account, on the one line that opens it.
  footerFolded: '{company}: ayuda y avisos legales',
  top: 'Volver arriba',
  loading: 'Cargando…',

  outdated:
    'Tenemos un problema técnico. Puede leer esta página, pero por ahora no podemos recibir cotizaciones, mensajes ni accesos. Intente de nuevo en unos minutos o llámenos.',
  // What staff see of a site that is closed.
  preview:
    'Vista previa: el sitio está cerrado. Usted lo ve porque entró al backoffice en este navegador; los visitantes ven «Muy pronto». <missing>Qué falta para abrirlo</missing>',
  // What staff see of the account with a look that is not published yet.
  sample: 'Cuenta de ejemplo: los nombres y las cifras son inventados, y aquí no se paga ni se guarda nada.',

  // In place of a page that failed.
  failedName: 'Error en el servidor',
  failedTitle: 'Hubo un error en el servidor',
  failedLead: '(La página será recargada)',
  failedId: 'Referencia: {id}',
  failedClose: 'CERRAR',
  failedNoScript: 'Recargue la página desde su navegador.',
});
