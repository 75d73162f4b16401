import type { LegalPageSeed } from './legal-page-seed.js';

/** Names what the site really keeps in a browser: a change of `storage-keys.ts` or of the cookies belongs here too. */
export const cookies: LegalPageSeed = {
  slug: 'cookies',
  title: 'Política de cookies',
  updatedOn: '2026-01-15',
  body: `
<p>Una cookie es un archivo pequeño que un sitio guarda en su navegador. También existe el almacenamiento local, que cumple la misma función y no viaja con cada visita. Este sitio usa solo los que necesita para funcionar. No usamos cookies de publicidad ni de seguimiento, propias o de terceros.</p>

<h2>Cookies que usamos</h2>
<ul>
<li><strong>XSRF-TOKEN</strong>: protege los formularios contra envíos hechos desde otros sitios. Es propia y necesaria; llega con el primer formulario que abre y dura hasta 30 días.</li>
<li><strong>flota_customer</strong>: mantiene abierta la sesión de los clientes. Es propia y necesaria; no puede leerla ningún programa de la página y se elimina al cerrar sesión o al vencer.</li>
<li><strong>flota_staff</strong>: lo mismo, para nuestro personal.</li>
<li><strong>flota_preview</strong>: deja ver a nuestro personal el sitio antes de que abra. Es propia y necesaria; no puede leerla ningún programa de la página y se elimina al cerrar sesión.</li>
<li><strong>flota_device</strong>: reconoce el equipo en el que ya inició sesión, para avisarle cuando alguien entre desde otro. Es propia y necesaria, no puede leerla ningún programa de la página y dura hasta un año.</li>
</ul>

<p>En una conexión segura, los nombres de las cookies de sesión y de equipo empiezan con <strong>__Host-</strong>.</p>

<h2>Lo que guardamos en su navegador</h2>
<ul>
<li><strong>Su respuesta al aviso de cookies</strong>: para no volver a preguntarle. Permanece hasta que borre los datos del sitio.</li>
<li><strong>Su avance en la calculadora</strong> (tipo de vehículo, modelo y resultado): para que pueda continuar donde se quedó. No incluye su nombre ni sus datos de contacto.</li>
<li><strong>De qué campaña llegó</strong>: solo si acepta todas en el aviso de cookies, para saber qué anuncio le interesó. Se borra al terminar la visita.</li>
<li><strong>El distribuidor donde quiere cotizar</strong> y lo que escribió en un formulario sin enviarlo: para no pedírselo otra vez. Se borran al terminar la visita.</li>
<li><strong>Los avisos que ya cerró</strong>: para no repetirlos durante la visita.</li>
<li><strong>La apariencia de su cuenta</strong>: clara u oscura, solo si la elige en su perfil. Permanece hasta que elija que sea como la de su dispositivo.</li>
<li><strong>Su sesión de cliente</strong>: mientras está en su cuenta. Se borra al salir de ella.</li>
</ul>

<h2>Medición de anuncios</h2>
<p>Ningún programa de redes sociales se carga en este sitio. Solo si acepta todas en el aviso de cookies y después pide una cotización o nos escribe, podemos avisar desde nuestro servidor a Meta Platforms, Inc. que alguien lo hizo, para saber qué anuncios sirven. El aviso lleva su correo, su teléfono, su nombre y un identificador nuestro convertidos en claves de las que no se leen (SHA-256), el país, la página en la que estaba y el nombre de su navegador; de una cotización, también el vehículo, el plan y el valor. No lleva su RFC ni nada de sus contratos o pagos, y cada solicitud se cuenta una vez. Si no acepta, no se avisa de nada; para cambiar su respuesta, borre los datos del sitio y conteste de nuevo.</p>

<h2>Mapas y videos</h2>
<p>Ningún video de otro sitio se carga sin que usted lo pida. Si lo reproduce, ese sitio puede guardar sus propias cookies conforme a sus políticas.</p>

<h2>Cómo borrarlas o bloquearlas</h2>
<p>En la configuración de privacidad de su navegador puede ver, borrar y bloquear las cookies y los datos de cada sitio. Si bloquea las necesarias, no podrá entrar a su cuenta ni enviar formularios.</p>

<h2>Dudas</h2>
<p>Escriba a <a href="mailto:{correo}">{correo}</a>. El tratamiento de sus datos personales se describe en el <a href="/legales/aviso-de-privacidad">aviso de privacidad</a>.</p>`.trim(),
};
