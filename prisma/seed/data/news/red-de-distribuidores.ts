import type { NewsSeed } from './news-seed.js';

export const dealerNetwork: NewsSeed = {
  slug: 'nuestra-red-de-distribuidores-en-un-mapa',
  title: 'Nuestra red de distribuidores, ahora en un mapa',
  subtitle: '<p>Busque por estado o cerca de usted, y vea horarios y servicios antes de salir.</p>',
  image: '/artwork/mapa',
  daysAgo: 83,
  url: '/distribuidores',
  buttonText: 'Buscar distribuidor',
  body: `
<p>Elegir una unidad se hace mejor en persona: subir a la cabina, medir la caja, preguntar por el rendimiento en la ruta que uno conoce. Para eso está la red de distribuidores. El nuevo <a href="/distribuidores">localizador</a> reúne a todos en un mapa.</p>
<h2>Qué puede hacer</h2>
<ul>
<li>Buscar por estado, o usar su ubicación para ver los más cercanos.</li>
<li>Consultar dirección, teléfono y horarios, incluido el de los sábados.</li>
<li>Saber de antemano si el distribuidor tiene venta, taller, refacciones o servicio en ruta.</li>
<li>Llamar o abrir la ruta en su aplicación de mapas con un toque.</li>
</ul>
<h2>Del distribuidor al financiamiento</h2>
<p>El distribuidor y la financiera trabajan juntos. Usted define con él la configuración de la unidad y el precio final; nosotros preparamos el plan. Si ya hizo su cotización en línea, muéstrele el folio: verá las mismas cifras y podrá ajustarlas con usted.</p>
<h2>También cerca de su taller</h2>
<p>Quien mueve carga por varios estados agradece saber dónde hay servicio antes de necesitarlo. Antes de una ruta nueva, vale la pena anotar los talleres del camino. La unidad en garantía debe recibir su mantenimiento en un taller autorizado, y la póliza de seguro puede pedir que la reparación se haga ahí.</p>
<h2>La factura, donde le quede mejor</h2>
<p>Al terminar su contrato puede pedir que la factura de su unidad se entregue en el distribuidor que usted elija. El trámite se sigue paso a paso desde su cuenta.</p>
<p>¿Su distribuidor cambió de horario o de teléfono? <a href="/contacto">Avísenos</a> y lo corregimos. Un dato equivocado puede costarle a alguien una vuelta de cien kilómetros.</p>`.trim(),
};
