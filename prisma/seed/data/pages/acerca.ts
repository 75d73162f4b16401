import type { PageSeed } from './page-seed.js';

export const about: PageSeed = {
  slug: 'acerca',
  title: 'Más de 30 años financiando el camino',
  lead: 'Acompañamos a quienes mueven la carga y a las personas de este país, de su primera unidad a la flota completa.',
  image: '/artwork/sierra',
  body: '<p>{empresa} nació para resolver un problema concreto: quien vivía de un camión no encontraba un crédito pensado para un camión. Los plazos eran cortos, las garantías excesivas y nadie entendía las temporadas del transporte. Desde entonces, hace más de 30 años, solo hacemos esto.</p>',
  sections: [
    {
      title: 'Nuestra historia',
      text: '<p>Empezamos con crédito para tractocamiones. Después llegaron los autobuses urbanos y foráneos, los arrendamientos para quienes renuevan seguido y los seguros con la misma vigencia que el contrato.</p><p>Hemos pasado por crisis, cambios de norma y de motor. La regla no ha cambiado: cifras claras antes de firmar y la misma persona al teléfono después.</p>',
      image: '/artwork/desierto',
    },
    {
      title: 'Nuestra misión',
      text: '<p>Que cada transportista pueda tener la unidad que su trabajo necesita, con un pago que su ruta soporte y condiciones que entienda.</p>',
      image: null,
    },
    {
      title: 'En cifras',
      text: '<ul><li><strong>Más de 30 años</strong> en el mercado mexicano</li><li><strong>4 planes</strong> de crédito y arrendamiento, y un seguro a la medida del contrato</li><li><strong>Hasta 72 meses</strong> para pagar, con tasa fija</li><li><strong>0 %</strong> de penalización por pagos anticipados a capital</li></ul>',
      image: null,
    },
    {
      title: 'Nuestro compromiso',
      text: '<ul><li>Mostrar el costo completo: comisiones, IVA y CAT.</li><li>Entregar finiquito y factura al terminar de pagar, con cada paso a la vista.</li><li>Cuidar sus datos y usarlos solo para lo que usted autorizó.</li><li>Responder por escrito toda aclaración.</li></ul><p>Conozca nuestra <a href="/legales/une">Unidad Especializada</a> y nuestro <a href="/legales/aviso-de-privacidad">aviso de privacidad</a>.</p>',
      image: '/artwork/terminal',
    },
  ],
  seoTitle: 'Acerca de {empresa}: más de 30 años en México',
  seoDescription:
    'Desde hace más de 30 años financiamos camiones y autobuses en México. Conozca nuestra historia, nuestra misión y lo que nos comprometemos a cumplir con usted.',
  seoKeywords: 'acerca de {empresa}, historia, misión, financiera de transporte',
};
