import type { LegalPageSeed } from './legal-page-seed.js';

export const entitiesBureau: LegalPageSeed = {
  slug: 'buro-de-entidades-financieras',
  title: 'Buró de Entidades Financieras',
  updatedOn: '2026-01-15',
  body: `
<h2>¿Qué es?</h2>
<p>Es una herramienta de consulta y difusión con la que podrá conocer los productos que ofrecen las entidades financieras, sus comisiones y tasas, las reclamaciones de los usuarios, las prácticas no sanas en que incurren, las sanciones administrativas que les han impuesto, las cláusulas abusivas de sus contratos y otra información que resulte relevante para informarle sobre su desempeño.</p>
<p>Con el Buró de Entidades Financieras se logra saber quién es quién en bancos, seguros, sociedades financieras de objeto múltiple, cajas de ahorro, afores, entre otras entidades.</p>

<h2>¿Para qué le sirve?</h2>
<ul>
<li>Para comparar y evaluar a las entidades financieras, sus productos y servicios.</li>
<li>Para contar con información que le ayude a elegir lo que más le conviene.</li>
<li>Para que las entidades mejoren la transparencia y la calidad de sus servicios.</li>
</ul>

<h2>Nuestro comportamiento</h2>
<p>La información del sector de Sociedades Financieras de Objeto Múltiple, Entidades No Reguladas, y la de nuestra entidad está en <a href="https://www.buro.gob.mx">www.buro.gob.mx</a>. Ahí puede consultar reclamaciones, sanciones y la calificación de cada producto. Esta información corresponde solo a nuestra entidad; para conocer la de todo el sector, visite el mismo portal.</p>

<h2>No es un buró de crédito</h2>
<p>El Buró de Entidades Financieras evalúa a las entidades. Su historial crediticio lo llevan las sociedades de información crediticia, a las que puede pedir un reporte gratuito cada doce meses.</p>`.trim(),
};
