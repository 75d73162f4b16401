import type { PageSeed } from './page-seed.js';

export const contact: PageSeed = {
  slug: 'contacto',
  title: 'Contáctanos',
  lead: 'Envíenos sus dudas o sugerencias, llame a nuestra Unidad de Atención a Clientes al {telefono} o escriba a {correo}.',
  image: '/artwork/taller',
  body: '<p>Respondemos los mensajes el siguiente día hábil. Si es cliente, tenga a la mano su número de contrato; si ya cotizó, su folio.</p>',
  sections: [
    {
      title: '¿Tiene una queja o una aclaración?',
      text: '<p>Preséntela ante nuestra <a href="/legales/une">Unidad Especializada de Atención a Usuarios</a>: le da un folio y una respuesta por escrito.</p>',
      image: null,
    },
    {
      title: '¿Quiere que le llame un asesor?',
      text: '<p>Haga su <a href="/calculadora/paso-1">cotización</a> y pida la llamada en el horario que prefiera. El asesor tendrá sus cifras a la vista.</p>',
      image: null,
    },
  ],
  seoTitle: 'Contacto y atención a clientes | {empresa}',
  seoDescription:
    'Comuníquese con nuestra Unidad de Atención a Clientes por teléfono, correo o formulario. Atendemos de lunes a viernes de 8:00 a 20:00 y sábados de 9:00 a 14:00.',
  seoKeywords: 'contacto, atención a clientes, teléfono, correo, aclaraciones',
};
