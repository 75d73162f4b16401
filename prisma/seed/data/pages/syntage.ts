import type { PageSeed } from './page-seed.js';

export const syntage: PageSeed = {
  slug: 'syntage',
  title: 'Menos papeles, respuesta más rápida',
  lead: 'Con Syntage, su empresa autoriza que leamos su información fiscal directamente del SAT. Usted decide y puede revocarlo cuando quiera.',
  image: '/artwork/ciudad',
  body: '<p>Syntage es un servicio mexicano que conecta, con su autorización, la información fiscal de su empresa con las entidades que evalúan su crédito. Usted deja de reunir declaraciones y facturas, y nosotros respondemos antes.</p>',
  sections: [
    {
      title: 'Qué gana su empresa',
      text: '<ul><li>Un expediente fiscal completo el mismo día</li><li>Sin copias, escaneos ni documentos vencidos</li><li>Menos aclaraciones, porque los datos vienen de su origen</li></ul>',
      image: null,
    },
    {
      title: 'Qué leemos',
      text: '<ul><li>Constancia de situación fiscal y opinión de cumplimiento</li><li>Declaraciones anuales y provisionales</li><li>Facturas emitidas y recibidas</li></ul><p>Usamos esta información solo para evaluar su solicitud y dar seguimiento a su contrato.</p>',
      image: null,
    },
    {
      title: 'Su contraseña del SAT es solo suya',
      text: '<p>Nunca se la pedimos ni la guardamos: ni en este sitio, ni por teléfono, ni por correo. La autorización se otorga en la página del proveedor.</p>',
      image: null,
    },
    {
      title: 'Cómo revocar la autorización',
      text: '<p>Revóquela cuando quiera en la página del proveedor o en <a href="/legales/revocacion">Revocación</a>. Desde ese momento no se lee información nueva. La que ya se usó para evaluar su crédito se conserva el tiempo que marca la ley.</p>',
      image: null,
    },
  ],
  seoTitle: 'Syntage: menos papeles para el crédito de su empresa',
  seoDescription:
    'Autorice la lectura de la información fiscal de su empresa ante el SAT con Syntage: menos documentos y respuesta más rápida, sin entregar nunca su contraseña.',
  seoKeywords: 'Syntage, información fiscal, SAT, crédito empresarial, expediente digital',
};
