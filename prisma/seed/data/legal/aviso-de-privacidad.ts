import type { LegalPageSeed } from './legal-page-seed.js';

/** Privacy notice as the Ley Federal de Protección de Datos Personales en Posesión de los Particulares of 20 March 2025 asks for it. */
export const privacyNotice: LegalPageSeed = {
  slug: 'aviso-de-privacidad',
  title: 'Aviso de Privacidad',
  updatedOn: '2026-01-15',
  body: `
<h2>1. Responsable de sus datos personales</h2>
<p>{razon-social} (en adelante, «{empresa}»), con domicilio en {domicilio}, es responsable del tratamiento de sus datos personales en términos de la Ley Federal de Protección de Datos Personales en Posesión de los Particulares, publicada en el Diario Oficial de la Federación el 20 de marzo de 2025 (la «Ley»).</p>
<p>Nuestra área de datos personales atiende en {correo} y en el teléfono {telefono}, de lunes a viernes de 8:00 a 20:00 y los sábados de 9:00 a 14:00.</p>

<h2>2. Datos personales que recabamos</h2>
<p>Según la relación que tenga con nosotros, tratamos los siguientes datos:</p>
<ul>
<li>De identificación y contacto: nombre, domicilio, teléfono, correo electrónico, RFC, CURP, identificación oficial y, en su caso, acta de nacimiento o de matrimonio.</li>
<li>Patrimoniales y financieros: ingresos, estados financieros y de cuenta, declaraciones de impuestos, historial crediticio, facturas, concesiones, tarjetas de circulación y contratos con sus clientes.</li>
<li>Del financiamiento: plan, unidad, saldos, movimientos, pagos y seguros.</li>
<li>De terceros: datos del representante legal, del aval u obligado solidario y de sus referencias. Al proporcionarlos, usted declara que cuenta con su autorización.</li>
<li>De uso del sitio: dirección IP, tipo de dispositivo y páginas consultadas.</li>
</ul>
<p>Los datos patrimoniales y financieros requieren su consentimiento expreso, salvo las excepciones que marca la Ley. No recabamos datos personales sensibles.</p>

<h2>3. Finalidades del tratamiento</h2>
<h3>Finalidades necesarias para la relación jurídica</h3>
<ul>
<li>Elaborar y enviarle las cotizaciones que nos pide.</li>
<li>Verificar su identidad y evaluar su solicitud de financiamiento.</li>
<li>Formalizar, administrar y dar seguimiento a su contrato, sus pagos y su seguro.</li>
<li>Emitir estados de cuenta y comprobantes fiscales.</li>
<li>Atender sus dudas, aclaraciones y reclamaciones.</li>
<li>Cumplir las obligaciones que nos imponen las leyes, entre ellas las de prevención de operaciones con recursos de procedencia ilícita.</li>
</ul>
<h3>Finalidades que requieren su consentimiento</h3>
<ul>
<li>Enviarle promociones y novedades de nuestros productos.</li>
<li>Invitarle a encuestas de calidad y a eventos.</li>
<li>Elaborar estudios de mercado.</li>
</ul>
<p>Puede negar o retirar su consentimiento para estas últimas finalidades en cualquier momento, por los medios de la sección 4. Su negativa no afecta los productos o servicios que contrate.</p>

<h2>4. Cómo limitar el uso o la divulgación de sus datos</h2>
<p>Escriba a {correo} con el asunto «No deseo recibir publicidad», o use la liga de baja que incluyen nuestros correos promocionales, y le inscribiremos en nuestra lista de exclusión. También puede inscribirse en el Registro de Usuarios (REUS) de la CONDUSEF, en el que pide a las instituciones financieras que no le envíen publicidad.</p>

<h2>5. Derechos ARCO y revocación del consentimiento</h2>
<p>Usted o su representante pueden solicitar el acceso a sus datos, su rectificación, su cancelación u oponerse a su tratamiento, así como revocar el consentimiento que nos haya otorgado, en la página <a href="/legales/revocacion">Revocación</a> de este sitio o por escrito en nuestro domicilio. Su solicitud debe contener:</p>
<ul>
<li>Nombre del titular y un domicilio o correo electrónico para comunicarle la respuesta.</li>
<li>Copia de su identificación oficial y, en su caso, el documento que acredite la representación.</li>
<li>El derecho que desea ejercer y la descripción clara de los datos de que se trata.</li>
<li>Cualquier elemento que facilite localizar sus datos; si pide una rectificación, los cambios y los documentos que los sustentan.</li>
</ul>
<p>Le daremos un folio y responderemos en un plazo máximo de 20 días hábiles desde que recibamos su solicitud. Si procede, la haremos efectiva dentro de los 15 días hábiles siguientes a nuestra respuesta. Ambos plazos pueden ampliarse una sola vez por un periodo igual cuando el caso lo justifique. El trámite es gratuito; solo cubrirá, en su caso, el envío o la reproducción de copias.</p>
<p>La revocación no tiene efectos retroactivos y no procede respecto de los datos que necesitamos para cumplir su contrato o una obligación legal.</p>
<p>Si considera que su derecho ha sido vulnerado, puede acudir ante la Secretaría Anticorrupción y Buen Gobierno, autoridad en materia de protección de datos personales.</p>

<h2>6. Transferencias de datos</h2>
<p>Podemos transferir sus datos, sin requerir su consentimiento en los casos que prevé la Ley, a:</p>
<ul>
<li>Sociedades de información crediticia, con la autorización que usted firma para consultar su historial.</li>
<li>Autoridades competentes, cuando una disposición legal lo exige.</li>
<li>Sociedades de nuestro mismo grupo que operan bajo las mismas políticas.</li>
<li>Aseguradoras y distribuidores, cuando es necesario para cumplir el contrato que celebró o solicitó.</li>
</ul>
<p>Con su consentimiento, que da o niega en el aviso de cookies, avisamos a Meta Platforms, Inc. de que alguien pidió una cotización o nos escribió, para medir anuncios. Sus datos de contacto van convertidos en claves que no se leen; la <a href="/legales/cookies">política de cookies</a> dice qué lleva el aviso y cómo retirar su consentimiento.</p>
<p>Cualquier otra transferencia requiere su consentimiento, que le pediremos antes de realizarla. Quienes nos prestan servicios y tratan datos por nuestra cuenta, como el envío de correos, están obligados a guardar confidencialidad y a usarlos solo conforme a nuestras instrucciones.</p>

<h2>7. Cookies y tecnologías similares</h2>
<p>Este sitio usa únicamente cookies propias y necesarias para mantener su sesión, proteger los formularios y recordar sus preferencias. No usamos cookies de publicidad de terceros. La <a href="/legales/cookies">política de cookies</a> las enumera. Puede borrarlas o bloquearlas desde su navegador; en ese caso, algunas funciones, como el acceso a su cuenta, pueden dejar de operar.</p>

<h2>8. Conservación y seguridad</h2>
<p>Conservamos sus datos el tiempo necesario para las finalidades descritas y los plazos que fijan las leyes mercantiles, fiscales y financieras; después se bloquean y se suprimen. Aplicamos medidas administrativas, técnicas y físicas para protegerlos y le avisaremos sin demora si ocurre una vulneración que afecte de forma significativa sus derechos.</p>

<h2>9. Cambios a este aviso</h2>
<p>Cualquier cambio se publicará en esta página junto con la fecha de su última actualización. Si cambian las finalidades que requieren su consentimiento, se lo solicitaremos de nuevo.</p>
<p>Fecha de última actualización: 15 de enero de 2026.</p>`.trim(),
};
