import type { NewsSeed } from './news-seed.js';

export const fewerPapers: NewsSeed = {
  slug: 'menos-papeles-para-las-empresas',
  title: 'Menos papeles y respuesta más rápida para las empresas',
  subtitle: '<p>Con Syntage, su empresa autoriza la lectura de sus datos fiscales y deja de juntar carpetas.</p>',
  image: '/artwork/pantalla',
  daysAgo: 58,
  url: '/syntage',
  buttonText: 'Conocer Syntage',
  body: `
<p>Integrar el expediente de una empresa solía tomar semanas: declaraciones de dos años, opinión de cumplimiento, facturas emitidas, estados financieros. Cada documento vencía mientras se conseguía el siguiente. Desde ahora, las empresas que lo deseen pueden autorizar que leamos esa información directamente.</p>
<h2>Cómo funciona</h2>
<p>En la página de <a href="/syntage">Syntage</a> el representante legal escribe el RFC de la empresa y otorga su consentimiento. Después continúa en la página del proveedor, donde autoriza la lectura ante el SAT. Al terminar, el área de crédito recibe la información que necesita para su análisis.</p>
<h2>Qué leemos</h2>
<ul>
<li>Constancia de situación fiscal y opinión de cumplimiento.</li>
<li>Declaraciones anuales y provisionales.</li>
<li>Facturas emitidas y recibidas, para conocer ventas, clientes y proveedores.</li>
</ul>
<h2>Qué no hacemos</h2>
<p>Nunca le pedimos su contraseña del SAT: ni en este sitio, ni por teléfono, ni por correo. Tampoco presentamos declaraciones ni hacemos trámites a su nombre. La información se usa solo para evaluar su solicitud y dar seguimiento a su contrato.</p>
<h2>Qué gana su empresa</h2>
<p>El expediente queda completo el mismo día, sin copias ni mensajería, y el analista trabaja con datos de origen, así que hay menos aclaraciones. Los documentos que no dependen del SAT, como el acta constitutiva y los poderes, se entregan como siempre.</p>
<h2>Y si cambio de opinión</h2>
<p>Puede revocar la autorización cuando quiera, desde la página del proveedor o en <a href="/legales/revocacion">Revocación</a>. A partir de ese momento no se lee información nueva.</p>
<p>El uso de Syntage es voluntario. Quien prefiera entregar sus documentos en papel puede seguir haciéndolo con la <a href="/formularios">lista de requisitos</a>.</p>`.trim(),
};
