import type { LegalPageSeed } from './legal-page-seed.js';

export const collectionAgencies: LegalPageSeed = {
  slug: 'despachos-de-cobranza',
  title: 'Despachos de cobranza',
  updatedOn: '2026-01-15',
  body: `
<p>La cobranza de nuestros contratos la hace nuestro propio personal y, por encargo nuestro, los despachos que aparecen al final de esta página, registrados en el Registro de Despachos de Cobranza (REDECO) de la CONDUSEF. Si no aparece ninguno, sólo cobramos nosotros.</p>

<h2>Quien le cobre debe</h2>
<ul>
<li>Identificarse con su nombre y decir en nombre de quién llama.</li>
<li>Indicar el contrato, el importe y la fecha de corte del adeudo.</li>
<li>Llamar de 7:00 a 22:00, hora del lugar donde usted vive, y en días hábiles.</li>
<li>Tratarle con respeto y dirigirse solo a usted, a su obligado solidario o a su aval.</li>
<li>Documentar por escrito cualquier acuerdo de pago.</li>
</ul>

<h2>Quien le cobre no puede</h2>
<ul>
<li>Amenazar, ofender ni intimidar, a usted o a su familia.</li>
<li>Usar nombres o documentos que parezcan de una autoridad o de un juzgado.</li>
<li>Cobrar a terceros, incluidas sus referencias personales.</li>
<li>Enviar avisos a domicilios o teléfonos distintos de los que usted proporcionó.</li>
<li>Recibir pagos en efectivo ni en cuentas de personas. Todo pago se hace con la referencia de su contrato.</li>
</ul>

<h2>Si recibe un mal trato</h2>
<p>Repórtelo al {telefono} o a <a href="mailto:{correo}">{correo}</a>, o presente su queja en el REDECO de la CONDUSEF: <a href="https://www.condusef.gob.mx">www.condusef.gob.mx</a>. Investigamos cada reporte y le respondemos por escrito, a través de nuestra <a href="/legales/une">Unidad Especializada</a>.</p>`.trim(),
};
