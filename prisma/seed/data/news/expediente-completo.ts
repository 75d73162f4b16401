import type { NewsSeed } from './news-seed.js';

export const completeFile: NewsSeed = {
  slug: 'su-expediente-completo-a-la-primera',
  title: 'Su expediente, completo a la primera',
  subtitle: '<p>Casi todas las demoras vienen de cuatro documentos. Le decimos cuáles.</p>',
  image: '/artwork/expediente',
  daysAgo: 214,
  url: '/formularios',
  buttonText: 'Descargar formatos',
  body: `
<p>Un expediente completo se revisa de una vez. Uno incompleto regresa, espera y vuelve a empezar la fila. Estas son las causas más comunes y cómo evitarlas.</p>
<h2>Los cuatro de siempre</h2>
<ul>
<li><strong>Comprobante de domicilio.</strong> Debe tener menos de tres meses y coincidir con el domicilio de la solicitud. Si está a nombre de otra persona, agregue una nota que lo explique.</li>
<li><strong>Identificación.</strong> Vigente, por ambos lados y legible. Una fotografía con reflejo no sirve.</li>
<li><strong>Estados de cuenta.</strong> Todas las páginas, incluso las que están en blanco o traen publicidad.</li>
<li><strong>Poderes.</strong> En empresas, el poder debe permitir suscribir títulos de crédito y estar inscrito cuando la ley lo pide.</li>
</ul>
<h2>Persona física</h2>
<p>Identificación oficial, acta de nacimiento o de matrimonio, RFC y comprobante de domicilio. El acta de matrimonio importa porque, en sociedad conyugal, el cónyuge también firma. Según el monto, se agregan estados financieros, declaración anual, estados de cuenta, facturas o concesiones, tarjetas de circulación y contratos con clientes.</p>
<h2>Persona moral</h2>
<p>Identificación del representante legal, RFC, comprobante de domicilio, acta constitutiva y poderes. Después, los mismos documentos financieros. Si su empresa usa <a href="/syntage">Syntage</a>, los fiscales llegan solos.</p>
<h2>Tres consejos</h2>
<ol>
<li>Descargue la lista de requisitos de <a href="/formularios">Formularios</a> y márquela conforme reúne los documentos.</li>
<li>Escanee en PDF, un archivo por documento, con un nombre que diga qué es.</li>
<li>Firme igual que en su identificación. Parece menor, pero es motivo de devolución.</li>
</ol>
<h2>La autorización de buró</h2>
<p>La solicitud incluye la autorización para consultar su historial crediticio. Sin esa firma no podemos empezar el análisis. Solo la usamos para su solicitud y puede pedir su propio reporte sin costo una vez al año ante las sociedades de información crediticia.</p>
<p>¿Dudas con un documento? <a href="/contacto">Escríbanos</a> antes de enviarlo.</p>`.trim(),
};
