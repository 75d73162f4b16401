import type { LegalPageSeed } from './legal-page-seed.js';

export const registeredContracts: LegalPageSeed = {
  slug: 'reca',
  title: 'Contratos de adhesión (RECA)',
  updatedOn: '2026-01-15',
  body: `
<p>El Registro de Contratos de Adhesión (RECA) de la CONDUSEF reúne los modelos de contrato que las entidades financieras usan con sus clientes. Puede consultarlos antes de firmar y comprobar que el suyo es igual al registrado.</p>

<h2>Nuestros contratos</h2>
<ul>
<li>Contrato de apertura de crédito simple con garantía prendaria, para Crédito Directo y Flexibility.</li>
<li>Contrato de arrendamiento financiero.</li>
<li>Contrato de arrendamiento puro. Por su naturaleza mercantil no es un crédito; puede pedirnos el modelo.</li>
</ul>
<p>El número de registro aparece en la carátula de su contrato. Búsquelo en <a href="https://registros.condusef.gob.mx/reca/">registros.condusef.gob.mx/reca</a>.</p>

<h2>Qué recibe al firmar</h2>
<ul>
<li>La carátula, con el CAT, la tasa, el monto, el plazo, las comisiones y los seguros.</li>
<li>El contrato con sus anexos, entre ellos los preceptos legales que cita.</li>
<li>La tabla de pagos.</li>
</ul>

<h2>Si quiere cancelar</h2>
<p>Puede cancelar su contrato sin responsabilidad dentro de los diez días hábiles siguientes a la firma, siempre que no haya dispuesto del crédito ni recibido la unidad. En ese caso no se cobra comisión alguna.</p>

<h2>Cambios al contrato</h2>
<p>Le avisamos de cualquier modificación con treinta días naturales de anticipación. Si no está de acuerdo, puede terminar el contrato, una vez cubierto lo que adeude, sin penalización.</p>

<p>Para recibir los modelos por correo escriba a <a href="mailto:{correo}">{correo}</a>.</p>`.trim(),
};
