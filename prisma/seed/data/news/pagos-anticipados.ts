import type { NewsSeed } from './news-seed.js';

export const prepayments: NewsSeed = {
  slug: 'como-hacer-un-pago-anticipado-a-capital',
  title: 'Cómo hacer un pago anticipado a capital, paso a paso',
  subtitle: '<p>Tres mensualidades como mínimo, un aviso por correo y ninguna penalización.</p>',
  image: '/artwork/calendario',
  daysAgo: 34,
  url: '/calculadora/paso-1',
  buttonText: 'Simular en mi cotización',
  body: `
<p>Una buena temporada, la venta de una unidad usada o un cliente que por fin pagó: hay meses en que sobra dinero y la pregunta es si conviene abonarlo al financiamiento. Casi siempre sí. Lo importante es hacerlo de modo que el pago baje el capital y no solo adelante mensualidades.</p>
<h2>La regla</h2>
<p>El pago anticipado debe ser de al menos <strong>tres mensualidades</strong>. Con él su <strong>plazo se acorta</strong> y su <strong>mensualidad se mantiene igual</strong>. No hay penalización.</p>
<h2>Los pasos</h2>
<ol>
<li>Revise que esté al corriente. Un pago anticipado no cubre mensualidades vencidas.</li>
<li>Escriba a <a href="mailto:{correo}">{correo}</a> con su número de contrato, el importe y la fecha en que pagará.</li>
<li>Haga el pago con la referencia de su contrato, la que aparece en su estado de cuenta.</li>
<li>Responda el mismo correo con el comprobante.</li>
<li>Recibirá su nueva tabla de pagos con el plazo más corto.</li>
</ol>
<h2>Por qué avisar</h2>
<p>Si el dinero llega sin aviso, se registra como pago adelantado de las siguientes mensualidades: usted deja de pagar unos meses, pero el capital y los intereses siguen su curso. Con el aviso, cada peso baja el capital desde ese día.</p>
<h2>Cuándo conviene más</h2>
<p>Mientras más temprano, mejor. En los primeros años, buena parte de cada mensualidad son intereses, así que un anticipo en el segundo año ahorra más que el mismo importe en el quinto. Su cotización en línea incluye un simulador: escriba el importe y el mes, y verá cuántas mensualidades se quita y cuánto interés deja de pagar.</p>
<p>Antes de anticipar, guarde un fondo para llantas, seguro e imprevistos. Un camión detenido cuesta más que el interés que se ahorra.</p>`.trim(),
};
