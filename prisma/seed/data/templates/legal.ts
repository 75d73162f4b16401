import { FILL_IN } from '@flota/schemas';
import { legalPages } from '../legal/index.js';
import { templateOf } from './template-of.js';

const READ_FIRST = `<p><strong>${FILL_IN}: este es un modelo y no una asesoría legal. Léalo completo con su abogado, ajústelo a su empresa y borre este párrafo antes de aprobarlo.]</strong></p>`;

/** What the invented lender charges is nobody else's. */
const FEES = `
<h2>Comisiones por producto</h2>
<p>${FILL_IN}: por cada producto, qué comisiones cobra, cuánto y cuándo; y las que no cobra.]</p>

<h2>Intereses moratorios</h2>
<p>Si no paga en la fecha convenida, se generan intereses moratorios sobre el importe vencido, desde el día siguiente a su vencimiento y hasta que se pague. La tasa y la forma de calcularlos constan en su contrato.</p>

<h2>Qué es el CAT</h2>
<p>El Costo Anual Total (CAT) es una medida del costo de un financiamiento, en términos porcentuales anuales, que incorpora la totalidad de los costos y gastos inherentes a los créditos. Sirve para comparar entre las ofertas de distintas entidades.</p>
<p>Se presenta sin IVA y con un decimal, para fines informativos y de comparación, con la fecha en que se calculó. Cambia con el monto, el enganche y el plazo, de modo que cada cotización muestra el suyo.</p>

<h2>Tasa</h2>
<p>${FILL_IN}: si la tasa es fija o variable, y cómo se expresa.]</p>`.trim();

/** Who collects, and which contracts are registered, only the lender knows. */
const OWN: Readonly<Record<string, string>> = {
  'comisiones-y-cat': FEES,
  'despachos-de-cobranza': `
<h2>Nuestros despachos de cobranza</h2>
<p>Los despachos que cobran por encargo nuestro, registrados en el REDECO, aparecen al final de esta página. Si no aparece ninguno, sólo cobra nuestro propio personal.</p>

<h2>Si recibe un mal trato</h2>
<p>Repórtelo al {telefono} o a <a href="mailto:{correo}">{correo}</a>, o presente su queja en el REDECO de la CONDUSEF: <a href="https://www.condusef.gob.mx">www.condusef.gob.mx</a>.</p>`.trim(),
  reca: `
<p>El Registro de Contratos de Adhesión (RECA) de la CONDUSEF reúne los modelos de contrato que las entidades financieras usan con sus clientes. Puede consultarlos antes de firmar y comprobar que el suyo es igual al registrado.</p>

<h2>Nuestros contratos</h2>
<p>${FILL_IN}: nombre y número de registro de cada contrato de adhesión.]</p>
<p>Búsquelos en <a href="https://registros.condusef.gob.mx/reca/">registros.condusef.gob.mx/reca</a>. Para recibir los modelos por correo escriba a <a href="mailto:{correo}">{correo}</a>.</p>`.trim(),
};

/** What the law asks for, to begin with: nobody reads them until somebody has read and approved them. */
export const legalTemplates = legalPages.map(({ slug, title, body }) => ({
  slug,
  title,
  body: `${READ_FIRST}\n${OWN[slug] ?? templateOf(body)}`,
}));
