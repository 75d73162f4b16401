import type { NewsSeed } from './news-seed.js';

export const avoidFraud: NewsSeed = {
  slug: 'como-reconocer-un-fraude-a-nombre-de-una-financiera',
  title: 'Cómo reconocer un fraude a nombre de una financiera',
  subtitle: '<p>No pedimos anticipos para aprobar un crédito, ni pagos a cuentas de personas.</p>',
  image: '/artwork/llamada',
  daysAgo: 263,
  url: '/legales/une',
  buttonText: 'A dónde acudir',
  body: `
<p>Hay quienes usan el nombre de empresas conocidas para ofrecer créditos que no existen. El engaño se repite: una oferta muy buena, mucha prisa y un depósito por adelantado. Conocer las señales basta para detenerlo.</p>
<h2>Señales de alerta</h2>
<ul>
<li>Le piden un anticipo, una fianza o un «seguro» para aprobar el crédito o liberar el dinero.</li>
<li>La cuenta para depositar está a nombre de una persona o de otra empresa.</li>
<li>Le prometen aprobación sin revisar documentos ni historial.</li>
<li>Lo atienden solo por mensajería y evitan una llamada o una visita al distribuidor.</li>
<li>Le piden contraseñas, códigos de su banco o su contraseña del SAT.</li>
</ul>
<h2>Lo que nosotros nunca hacemos</h2>
<ul>
<li>No cobramos por recibir ni por analizar su solicitud.</li>
<li>No pedimos contraseñas ni códigos por ningún medio.</li>
<li>No recibimos pagos en cuentas de personas. Sus pagos llevan la referencia única de su contrato.</li>
</ul>
<h2>Cómo verificar</h2>
<ol>
<li>Cuelgue y llame usted al {telefono}.</li>
<li>Revise que el correo termine igual que {correo}. Una letra cambiada es suficiente para desconfiar.</li>
<li>Escriba la dirección de este sitio en su navegador en lugar de abrir la liga que le mandaron.</li>
<li>Pida el folio de la cotización y dígaselo a un asesor: si es nuestra, aparece.</li>
</ol>
<h2>Si ya pagó</h2>
<p>Avise de inmediato a su banco, presente una denuncia y guarde mensajes, recibos y números de cuenta. Escríbanos también: con sus datos podemos alertar a otros clientes. La CONDUSEF publica en su portal un listado de entidades suplantadas y orienta a quienes fueron víctimas.</p>
<p>Consulte los datos de nuestra <a href="/legales/une">Unidad Especializada de Atención a Usuarios</a>. Ante la duda, pregunte. Una llamada no cuesta.</p>`.trim(),
};
