import type { LegalPageSeed } from './legal-page-seed.js';

export const riskLegends: LegalPageSeed = {
  slug: 'leyendas-de-riesgo',
  title: 'Leyendas de riesgo y condiciones generales',
  updatedOn: '2026-01-15',
  body: `
<h2>Leyendas de riesgo</h2>
<ul>
<li>Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.</li>
<li>Contratar créditos por arriba de su capacidad de pago puede afectar su historial crediticio.</li>
<li>El avalista, obligado solidario o coacreditado responde como obligado principal frente a la entidad financiera.</li>
<li>Al ser un crédito de tasa variable, los intereses pueden aumentar. Esta leyenda aplica solo a los productos que así lo indiquen en su contrato.</li>
</ul>

<h2>Condiciones generales</h2>
<ul>
<li>Todo financiamiento está sujeto a previa aprobación de crédito.</li>
<li>La vigencia de la póliza de seguro debe coincidir con el inicio y el fin del contrato de financiamiento.</li>
<li>Los planes y los precios pueden cambiar sin previo aviso. Los cambios no afectan los contratos ya firmados.</li>
</ul>

<h2>Antes de firmar</h2>
<ul>
<li>Compare el CAT con el de otras entidades, con el mismo monto y plazo.</li>
<li>Revise que la mensualidad quepa en el ingreso de su unidad aun en su peor mes.</li>
<li>Lea la carátula y los anexos. Pregunte lo que no entienda.</li>
<li>Si firma como aval u obligado solidario, recuerde que responde por el total del adeudo.</li>
</ul>
<p>Consulte también nuestras <a href="/legales/comisiones-y-cat">comisiones y CAT</a> y las <a href="/faqs/general-questions">preguntas frecuentes</a>.</p>`.trim(),
};
