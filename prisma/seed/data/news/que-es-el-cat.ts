import type { NewsSeed } from './news-seed.js';

export const whatTheCatIs: NewsSeed = {
  slug: 'que-es-el-cat-y-como-leerlo',
  title: 'Qué es el CAT y cómo leerlo en su cotización',
  subtitle: '<p>Un solo porcentaje para comparar créditos, y tres cosas que ese porcentaje no dice.</p>',
  image: '/artwork/cuentas',
  daysAgo: 112,
  url: null,
  buttonText: null,
  body: `
<p>Dos créditos con la misma tasa pueden costar distinto. La diferencia está en las comisiones, en cuándo se pagan y en lo que se exige contratar además. El Costo Anual Total, o CAT, junta todo eso en un porcentaje anual. Su fórmula es la del Banco de México y es igual para todas las entidades.</p>
<h2>Qué incluye</h2>
<ul>
<li>Los intereses ordinarios.</li>
<li>La comisión por apertura y cualquier otra que sea obligatoria.</li>
<li>Las fechas en que se paga cada cosa: no cuesta lo mismo una comisión al inicio que al final.</li>
</ul>
<p>No incluye el IVA, y por eso junto al número siempre leerá «sin IVA».</p>
<h2>Cómo usarlo</h2>
<p>Compare el CAT de dos créditos solo si tienen el mismo importe, el mismo plazo y el mismo enganche. Si cambia alguno, cambia el CAT aunque las condiciones sean iguales. Revise también la fecha de cálculo: un CAT de hace seis meses ya no es comparable.</p>
<h2>Lo que no dice</h2>
<ul>
<li><strong>Si puede pagarlo.</strong> Un CAT bajo con una mensualidad que rebasa sus ingresos es un mal crédito. Contratar por arriba de su capacidad de pago puede afectar su historial crediticio.</li>
<li><strong>Qué pasa si se atrasa.</strong> El cálculo supone que usted paga puntualmente. Los intereses moratorios son aparte.</li>
<li><strong>Qué le dan a cambio.</strong> La atención, los pagos anticipados sin penalización o la entrega de la factura al terminar no caben en un porcentaje.</li>
</ul>
<h2>¿Y el arrendamiento?</h2>
<p>El arrendamiento puro no tiene CAT porque no es un crédito: usted paga por usar la unidad. Para compararlo, sume lo que desembolsa al inicio, todas las rentas y, si piensa comprar, el valor residual; reste el depósito que se le devuelve.</p>
<p>En nuestra <a href="/calculadora/paso-1">calculadora</a> cada crédito muestra su CAT con la fecha de cálculo. Puede consultar nuestras <a href="/legales/comisiones-y-cat">comisiones y el método</a> cuando quiera.</p>`.trim(),
};
