import type { NewsSeed } from './news-seed.js';

export const electricTruck: NewsSeed = {
  slug: 'antes-de-financiar-un-tractocamion-electrico',
  title: 'Antes de financiar un tractocamión eléctrico',
  subtitle: '<p>La ruta, la carga y el patio deciden más que el precio. Una lista para hacer cuentas.</p>',
  image: '/artwork/desierto',
  daysAgo: 318,
  url: '/calculadora/independiente/tipo/camion/modelo/ecascadia',
  buttonText: 'Calcular un eCascadia',
  body: `
<p>Un tractocamión eléctrico cuesta más al comprarlo y menos al moverlo. Que las cuentas salgan depende de cuánto y dónde se mueve. Antes de pedir un financiamiento conviene responder estas preguntas con datos propios.</p>
<h2>¿La ruta regresa a casa?</h2>
<p>Los recorridos que salen y vuelven al mismo patio son los mejores candidatos: la unidad se carga de noche, donde ya se tiene el control. Las rutas largas y variables todavía dependen de una infraestructura que en muchos tramos no existe.</p>
<h2>¿Cuántos kilómetros al día?</h2>
<p>Tome los registros de tres meses y mire el día más largo, no el promedio. Reste a la autonomía anunciada un margen para el peso, las pendientes y el aire acondicionado. Si aun así alcanza, la ruta es viable.</p>
<h2>¿Hay potencia en el patio?</h2>
<p>Pregunte a la compañía de luz cuánta carga puede contratar y en cuánto tiempo. La obra eléctrica suele tardar más que la entrega de la unidad, así que se empieza por ella. Si va a cargar varias unidades, considere horarios escalonados.</p>
<h2>¿Cómo cambia la cuenta?</h2>
<ul>
<li><strong>Energía:</strong> compare pesos por kilómetro con su tarifa real, en el horario en que cargará.</li>
<li><strong>Mantenimiento:</strong> hay menos piezas de desgaste, pero pida al distribuidor un plan por escrito.</li>
<li><strong>Seguro:</strong> cotice la póliza antes; el valor de la unidad es mayor.</li>
<li><strong>Valor al final:</strong> es la mayor incógnita. Un <a href="/planes-financiamiento/arrendamiento-puro">arrendamiento puro</a> la deja del lado de la financiera, porque usted devuelve la unidad al terminar.</li>
</ul>
<h2>Empiece con una</h2>
<p>Una unidad, una ruta y seis meses de datos enseñan más que cualquier presentación. Con esos números se decide el resto. Su <a href="/distribuidores">distribuidor</a> puede ayudarle a medir la ruta y nosotros, a comparar los planes con las mismas bases.</p>`.trim(),
};
