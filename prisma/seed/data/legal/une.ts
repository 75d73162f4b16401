import type { LegalPageSeed } from './legal-page-seed.js';
import { siteSettings as lender } from '../home.js';

/** Specialised unit that article 50 Bis of the Ley de Protección y Defensa al Usuario de Servicios Financieros asks for. */
export const specialisedUnit: LegalPageSeed = {
  slug: 'une',
  title: 'Unidad Especializada de Atención a Usuarios (UNE)',
  updatedOn: '2026-01-15',
  body: `
<p>La Unidad Especializada de Atención a Usuarios recibe y responde sus consultas, reclamaciones y aclaraciones, conforme al artículo 50 Bis de la Ley de Protección y Defensa al Usuario de Servicios Financieros. Su servicio es gratuito.</p>

<h2>Datos de contacto</h2>
<ul>
<li>Domicilio: {domicilio}</li>
<li>Teléfono: {telefono}</li>
<li>Correo electrónico: <a href="mailto:{correo}">{correo}</a></li>
<li>Horario: ${lender.supportHours.join('; ')}</li>
</ul>

<h2>Cómo presentar una reclamación</h2>
<p>Puede hacerlo por correo, por teléfono o en nuestro domicilio. Indique:</p>
<ol>
<li>Su nombre y, en su caso, el de su representante, con el documento que lo acredite.</li>
<li>Su número de contrato y un medio para responderle.</li>
<li>La operación que reclama, con fecha e importe.</li>
<li>Lo que solicita, con los documentos que lo respaldan.</li>
</ol>

<h2>Plazos</h2>
<ul>
<li>Al recibir su reclamación le entregamos un folio.</li>
<li>Respondemos por escrito en un plazo máximo de 30 días hábiles.</li>
<li>Si pide la aclaración de un cargo dentro de los 90 días naturales siguientes a la fecha de corte o del movimiento, le entregamos un dictamen en un plazo máximo de 45 días naturales.</li>
</ul>
<p>Mientras se resuelve una aclaración no está obligado a pagar el importe que reclama, y sí el resto de sus obligaciones.</p>

<h2>Si no está conforme con la respuesta</h2>
<p>Puede acudir a la Comisión Nacional para la Protección y Defensa de los Usuarios de Servicios Financieros (CONDUSEF), con domicilio en Av. Insurgentes Sur 762, Col. Del Valle, 03100 Ciudad de México, en el teléfono 55 5340 0999 o en <a href="https://www.condusef.gob.mx">www.condusef.gob.mx</a>.</p>`.trim(),
};
