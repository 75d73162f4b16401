import type { LegalPageSeed } from './legal-page-seed.js';

/** Terms of use. The slug is the address the specification gives. */
export const terms: LegalPageSeed = {
  slug: 'terminosycondiciones',
  title: 'Términos y Condiciones',
  updatedOn: '2026-01-15',
  body: `
<h2>1. Quiénes somos</h2>
<p>Este sitio es operado por {razon-social} («{empresa}»), con domicilio en {domicilio}. Para su constitución y operación como sociedad financiera de objeto múltiple, entidad no regulada, no requiere autorización de la Secretaría de Hacienda y Crédito Público.</p>

<h2>2. Aceptación</h2>
<p>Al navegar en este sitio usted acepta estos términos. Si no está de acuerdo con ellos, le pedimos no utilizarlo. La contratación de cualquier producto se rige por el contrato que firme.</p>

<h2>3. Cotizaciones y precios</h2>
<ul>
<li>Las cotizaciones son informativas, no constituyen una oferta vinculante y están sujetas a aprobación de crédito.</li>
<li>Cada cotización indica la fecha hasta la que se respetan sus condiciones.</li>
<li>Los precios de las unidades son de referencia e incluyen IVA; el distribuidor confirma el precio final.</li>
<li>Los planes y precios pueden cambiar sin previo aviso. Los cambios no afectan los contratos ya firmados.</li>
<li>El CAT se presenta sin IVA y para fines informativos y de comparación.</li>
</ul>

<h2>4. Condiciones generales del financiamiento</h2>
<ul>
<li>La tasa es fija durante la vigencia del contrato y el plazo máximo es de 72 meses.</li>
<li>La vigencia de la póliza de seguro debe coincidir con el inicio y el fin del contrato de financiamiento.</li>
<li>Los pagos anticipados a capital no tienen penalización y deben ser de al menos tres mensualidades; el plazo se acorta y la mensualidad se mantiene igual.</li>
</ul>

<h2>5. Leyendas de riesgo</h2>
<ul>
<li>Incumplir sus obligaciones le puede generar comisiones e intereses moratorios.</li>
<li>Contratar créditos por arriba de su capacidad de pago puede afectar su historial crediticio.</li>
<li>El avalista, obligado solidario o coacreditado responde como obligado principal frente a la entidad financiera.</li>
<li>Al ser un crédito de tasa variable, los intereses pueden aumentar. Esta leyenda aplica solo a los productos que así lo indiquen en su contrato.</li>
</ul>

<h2>6. Uso del sitio y de su cuenta</h2>
<p>Usted se compromete a proporcionar información veraz, a resguardar su contraseña y a avisarnos de inmediato si sospecha que alguien más la usa. No está permitido intentar acceder a información de terceros, interferir con el funcionamiento del sitio ni usarlo para enviar comunicaciones no solicitadas.</p>

<h2>7. Propiedad intelectual</h2>
<p>Los textos, ilustraciones y programas de este sitio son propiedad de {empresa} o se usan con autorización. Las marcas de vehículos pertenecen a sus titulares y se mencionan solo para identificar las unidades.</p>

<h2>8. Enlaces a otros sitios</h2>
<p>Este sitio puede contener enlaces a páginas de terceros. No controlamos su contenido ni somos responsables de sus prácticas de privacidad.</p>

<h2>9. Aclaraciones y reclamaciones</h2>
<p>Nuestra unidad de atención a clientes le atiende en el {telefono} y en {correo}, de lunes a viernes de 8:00 a 20:00 y los sábados de 9:00 a 14:00. También puede acudir a la Comisión Nacional para la Protección y Defensa de los Usuarios de Servicios Financieros (CONDUSEF), en el 55 5340 0999 o en www.condusef.gob.mx.</p>

<h2>10. Cambios, ley aplicable y jurisdicción</h2>
<p>Podemos actualizar estos términos; la versión vigente es la que se publica en esta página. Se rigen por las leyes de los Estados Unidos Mexicanos y, para su interpretación, las partes se someten a los tribunales competentes de la Ciudad de México, sin perjuicio de los derechos que la ley reconoce a los usuarios de servicios financieros.</p>`.trim(),
};
