import type { PageSeed } from './page-seed.js';

export const rightsRequest: PageSeed = {
  slug: 'revocacion',
  title: 'Derechos ARCO y revocación del consentimiento',
  lead: 'Pida acceso, rectificación o cancelación de sus datos, opóngase a su uso o retire su consentimiento. El trámite es gratuito.',
  image: null,
  body: '<p>Al enviar la solicitud recibirá un folio. Respondemos en un máximo de <strong>20 días hábiles</strong> y, si procede, la hacemos efectiva dentro de los 15 días hábiles siguientes.</p><p>Necesita una identificación oficial vigente en PDF o imagen. Si actúa en nombre de otra persona, también el documento que acredita su representación.</p>',
  sections: [
    {
      title: 'Antes de revocar su consentimiento',
      text: '<p>La revocación no tiene efectos retroactivos y no procede respecto de los datos que necesitamos para cumplir su contrato o una obligación legal. Si solo quiere dejar de recibir publicidad, use la liga de baja de nuestros correos.</p>',
      image: null,
    },
    {
      title: 'Si no está conforme',
      text: '<p>Puede acudir ante la Secretaría Anticorrupción y Buen Gobierno, autoridad en materia de protección de datos personales. Más detalles en el <a href="/legales/aviso-de-privacidad">aviso de privacidad</a>.</p>',
      image: null,
    },
  ],
  seoTitle: 'Derechos ARCO y revocación | {empresa}',
  seoDescription:
    'Solicite en línea el acceso, la rectificación o la cancelación de sus datos personales, opóngase a su uso o revoque su consentimiento. Recibe un folio.',
  seoKeywords: 'derechos ARCO, revocación del consentimiento, datos personales, LFPDPPP',
};
