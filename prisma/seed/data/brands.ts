import type { Seeded } from './seeded.js';

/** Pages at `/brand-{slug}`. The addresses are the specification's, the names the demo brand's. */
export const brands: Seeded<'brands'>[] = [
  {
    slug: 'financial',
    title: '{empresa}',
    subtitle: 'Crédito y arrendamiento para vehículos de trabajo.',
    image: '/artwork/desierto',
    imageMobile: '/artwork/desierto-mobile',
    lead: 'Financiamos camiones y autobuses desde hace más de 30 años, con tasa fija y planes para cada forma de trabajar.',
    body: '<p>Somos la financiera de quienes viven del transporte. Atendemos por igual al operador que compra su primera unidad y a la empresa que renueva cien, porque conocemos el negocio: sus temporadas, sus rutas y sus márgenes.</p><p>Usted elige cómo quiere tener su unidad: a su nombre desde el primer día, en renta, o con opción de compra. Nosotros le damos las cifras completas antes de firmar.</p>',
    sections: [
      {
        title: 'Cuatro maneras de financiar',
        text: '<ul><li><a href="/planes-financiamiento/credito-directo">Crédito directo</a>: la unidad es suya desde la firma.</li><li><a href="/planes-financiamiento/arrendamiento-puro">Arrendamiento puro</a>: use la unidad y renuévela al final.</li><li><a href="/planes-financiamiento/arrendamiento-financiero">Arrendamiento financiero</a>: rente y compre al terminar.</li><li><a href="/planes-financiamiento/flexibility">Flexibility</a>: mensualidades más bajas con un pago final.</li></ul>',
        image: '/artwork/crucero',
      },
      {
        title: 'Cifras claras antes de firmar',
        text: '<p>Su cotización muestra mensualidad, comisión por apertura, IVA, tabla de pagos y CAT. La recibe por correo y puede compararla con calma: <a href="/calculadora/paso-1">haga la suya</a>.</p>',
        image: null,
      },
    ],
  },
  {
    slug: 'insurance',
    title: '{nombre-corto} Seguros',
    subtitle: 'Protección para la unidad, los pasajeros y el negocio.',
    image: '/artwork/costa',
    imageMobile: '/artwork/costa-mobile',
    lead: 'Seguros para vehículos de trabajo con la misma vigencia que su contrato, sin huecos de cobertura.',
    body: '<p>Un camión detenido no genera ingresos. Por eso nuestras pólizas parten de cómo trabaja la unidad: qué carga, por dónde circula y cuántas horas pasa en el camino.</p><p>La vigencia de la póliza coincide con el inicio y el fin de su contrato de financiamiento, y puede pagarla junto con él.</p>',
    sections: [
      {
        title: 'Lo que cubre',
        text: '<ul><li>Daños materiales y robo total</li><li>Responsabilidad civil por daños a terceros</li><li>Responsabilidad civil del viajero para autobuses</li><li>Asistencia vial y defensa legal</li></ul>',
        image: '/artwork/poliza',
      },
      {
        title: 'A su lado en un siniestro',
        text: '<p>Le acompañamos desde el reporte hasta el pago o la reparación. Consulte los detalles en <a href="/planes-financiamiento/insurance">Insurance</a> o en las <a href="/faqs/seguros">preguntas sobre seguros</a>.</p>',
        image: null,
      },
    ],
  },
  {
    slug: 'daimler',
    title: '{nombre-corto} Camiones y Autobuses',
    subtitle: 'Las unidades que financiamos, de la mano de su distribuidor.',
    image: '/artwork/patio',
    imageMobile: '/artwork/patio-mobile',
    lead: 'Nuestra marca hermana reúne a los distribuidores que venden, entregan y dan servicio a su unidad.',
    body: '<p>Comprar una unidad es el principio de una relación de años. El distribuidor le ayuda a elegir el tren motriz y la carrocería para su ruta, la entrega lista para trabajar y la mantiene en el camino con taller y refacciones.</p><p>Nosotros ponemos el financiamiento. Usted trata con un solo equipo.</p>',
    sections: [
      {
        title: 'Camiones',
        text: '<p>Tractocamiones para larga distancia, camiones de reparto y unidades vocacionales para obra. Vea los modelos y sus pagos en la <a href="/calculadora/paso-1">calculadora</a>.</p>',
        image: '/artwork/desierto',
      },
      {
        title: 'Autobuses',
        text: '<p>Del midibús urbano al autobús foráneo de lujo y el articulado para sistemas BRT, con financiamiento para concesionarios y empresas.</p>',
        image: '/artwork/terminal',
      },
      {
        title: 'Un distribuidor cerca de usted',
        text: '<p>Nuestra red atiende en todo el país. <a href="/distribuidores">Encuentre el más cercano</a>, con sus horarios y servicios.</p>',
        image: null,
      },
    ],
  },
];
