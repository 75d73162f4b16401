import type { LegalPageSeed } from './legal-page-seed.js';
import { planRules } from '../plan-rules.js';

/** The sanitiser lets no table through, so each plan is a list; its figures are those it is quoted with. */
const {
  'credito-directo': credit,
  'arrendamiento-puro': pureLease,
  'arrendamiento-financiero': lease,
  flexibility,
} = planRules;

export const fees: LegalPageSeed = {
  slug: 'comisiones-y-cat',
  title: 'Comisiones y CAT',
  updatedOn: '2026-01-15',
  body: `
<p>Estas son las comisiones de nuestros productos. No cobramos ninguna otra por contratarlos, y su cotización y su contrato indican los importes que le corresponden.</p>

<h2>Comisiones por producto</h2>
<h3>Crédito Directo</h3>
<ul>
<li>Comisión por apertura: ${credit.openingFeePercent} % del monto financiado, más IVA, una sola vez.</li>
<li>Comisión por pago anticipado: sin costo.</li>
</ul>
<h3>Flexibility</h3>
<ul>
<li>Comisión por apertura: ${flexibility.openingFeePercent} % del monto financiado, más IVA, una sola vez.</li>
<li>Comisión por pago anticipado: sin costo.</li>
</ul>
<h3>Arrendamiento Financiero</h3>
<ul>
<li>Comisión por apertura: ${lease.openingFeePercent} % del monto financiado, más IVA, una sola vez.</li>
<li>Opción de compra: ${lease.purchaseOptionPercent} % del precio de la unidad sin IVA, más IVA, al final del plazo.</li>
</ul>
<h3>Arrendamiento Puro</h3>
<ul>
<li>Comisión por apertura: ${pureLease.openingFeePercent} % del precio de la unidad sin IVA, más IVA, una sola vez.</li>
<li>Depósito en garantía: ${pureLease.depositRents} rentas sin IVA; se le devuelve al final del contrato.</li>
</ul>

<h2>Intereses moratorios</h2>
<p>Si no paga en la fecha convenida, se generan intereses moratorios sobre el importe vencido, desde el día siguiente a su vencimiento y hasta que se pague. La tasa y la forma de calcularlos constan en su contrato.</p>

<h2>Qué es el CAT</h2>
<p>El Costo Anual Total (CAT) es una medida del costo de un financiamiento, en términos porcentuales anuales, que incorpora la totalidad de los costos y gastos inherentes a los créditos. Sirve para comparar entre las ofertas de distintas entidades.</p>

<h2>Cómo lo calculamos</h2>
<p>Usamos la metodología del Banco de México: la tasa anual que iguala el valor presente de lo que usted recibe con el de lo que paga, considerando capital, intereses ordinarios, comisiones y seguros obligatorios. Se presenta:</p>
<ul>
<li>Sin IVA y con un decimal.</li>
<li>Para fines informativos y de comparación.</li>
<li>Con la fecha en que se calculó.</li>
</ul>
<p>El CAT cambia con el monto, el enganche y el plazo, de modo que cada <a href="/calculadora/paso-1">cotización</a> muestra el suyo. El arrendamiento puro no tiene CAT, porque no es un crédito.</p>

<h2>Tasa</h2>
<p>La tasa de interés ordinaria es fija durante la vigencia del contrato y se expresa en términos anuales simples, sin IVA. Los intereses de los créditos se calculan sobre el saldo insoluto.</p>`.trim(),
};
