import type { PlanTexts } from './plan-texts.js';
import { customerClaim } from './customer-faqs.js';
import { forEveryone, sharedAnd } from './by-person-type.js';
import { conditions } from './legends.js';

export const insurance: PlanTexts = {
  customerFaqs: [customerClaim],
  page: {
    seoDescription:
      'Seguro para camiones y autobuses con la misma vigencia que su financiamiento: daños, robo, responsabilidad civil y asistencia. Páguelo junto con su contrato.',
    seoKeywords: 'seguro de camión, seguro de autobús, responsabilidad civil, seguro de flotas',
    heroTitle: 'Insurance',
    heroText: 'Proteja su unidad, a sus pasajeros y su patrimonio, con la misma vigencia que su contrato.',
    image: '/artwork/taller',
    imageMobile: '/artwork/taller-mobile',
    whatTitle: '¿Qué es?',
    whatText:
      '<p>Es un seguro para vehículos de trabajo que comienza y termina en las mismas fechas que su contrato, para que la unidad nunca quede sin cobertura.</p><p>Puede pagarlo cada mes, junto con su financiamiento.</p>',
    whyTitle: '¿Por qué con nosotros?',
    why: [
      { title: 'Sin huecos', text: 'La vigencia coincide con su contrato desde el principio.' },
      { title: 'Hecho para el trabajo', text: 'Coberturas según la carga, el pasaje y la ruta.' },
      { title: 'Le acompañamos', text: 'Del reporte del siniestro al pago o la reparación.' },
    ],
    characteristics: sharedAnd(
      [
        'Daños materiales y robo total',
        'Responsabilidad civil por daños a terceros',
        'Responsabilidad civil del viajero para autobuses',
        'Asistencia vial y defensa legal',
        'Misma vigencia que el contrato de financiamiento',
      ],
      {
        fisica: ['Para una o varias unidades'],
        moral: ['Póliza de flota con una sola fecha de renovación', 'Altas y bajas de unidades durante la vigencia'],
      },
    ),
    advantages: forEveryone([
      'Pago mensual junto con su financiamiento',
      'Sin trámites de renovación cada año',
      'Atención durante el siniestro',
      'Libertad de contratarlo por su cuenta si lo prefiere',
    ]),
    requirements: {
      fisica: [
        'Identificación oficial vigente',
        'RFC',
        'Comprobante de domicilio',
        'Factura o carta factura de la unidad',
      ],
      moral: [
        'Identificación oficial vigente del representante legal',
        'RFC de la empresa',
        'Comprobante de domicilio',
        'Factura o carta factura de cada unidad',
      ],
    },
    conditionsText: conditions(
      'Las coberturas, sumas aseguradas, deducibles y exclusiones son las de la póliza que emite la aseguradora.',
    ),
    riskText:
      '<ul><li>Si la póliza no está pagada o vigente, la aseguradora puede rechazar el siniestro y usted sigue obligado al pago de su contrato.</li><li>Declarar un uso distinto del real puede ser causa de rechazo.</li><li>El deducible corre por cuenta del asegurado.</li></ul>',
  },
};
