import type { NewsSeed } from './news-seed.js';

export const insuranceTerm: NewsSeed = {
  slug: 'que-su-seguro-dure-lo-mismo-que-su-contrato',
  title: 'Que su seguro dure lo mismo que su contrato',
  subtitle: '<p>Un hueco de un día en la póliza puede dejarle pagando una unidad que ya no tiene.</p>',
  image: '/artwork/poliza',
  daysAgo: 141,
  url: '/planes-financiamiento/insurance',
  buttonText: 'Ver el seguro',
  body: `
<p>La regla es corta: la póliza debe comenzar y terminar en las mismas fechas que el contrato de financiamiento. Detrás hay una razón práctica. Mientras queda saldo, la unidad respalda el crédito; si se pierde sin seguro, la deuda sigue y el ingreso se detiene.</p>
<h2>Dónde aparecen los huecos</h2>
<ul>
<li><strong>Al renovar.</strong> La póliza anual vence un viernes y la nueva empieza el lunes. El fin de semana la unidad rueda sin cobertura.</li>
<li><strong>Al cambiar de aseguradora.</strong> La anterior se cancela antes de que la nueva esté emitida y pagada.</li>
<li><strong>Por falta de pago.</strong> Una póliza con un recibo vencido deja de cubrir, aunque usted tenga el documento en la mano.</li>
<li><strong>Al reestructurar el plazo.</strong> El contrato se alarga y la póliza se queda con la fecha original.</li>
</ul>
<h2>Qué revisar en la carátula</h2>
<ol>
<li>Que el número de serie sea el de su unidad, dígito por dígito.</li>
<li>Que el uso sea el real: carga general, materiales peligrosos, pasaje urbano o foráneo. Un uso distinto es motivo de rechazo.</li>
<li>Que la entidad financiera aparezca como beneficiaria preferente.</li>
<li>Que incluya daños materiales, robo total y responsabilidad civil. En autobuses, también la del viajero.</li>
<li>Que el deducible sea una cantidad que usted pueda pagar el mismo mes.</li>
</ol>
<h2>Contratarlo con nosotros o por su cuenta</h2>
<p>Usted decide. Si lo contrata con nosotros, la vigencia coincide desde el principio y puede pagarlo cada mes. Si lo contrata por su cuenta, envíenos la póliza y el comprobante de pago antes de recibir la unidad, y cada renovación antes de su vencimiento.</p>
<p>Las respuestas a las dudas más comunes están en <a href="/faqs/seguros">preguntas sobre seguros</a>.</p>`.trim(),
};
