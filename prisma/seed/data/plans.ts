import { planRules, type QuotablePlanSlug } from './plan-rules.js';

export type PlanSlug = QuotablePlanSlug | 'insurance';

interface PlanSeed {
  slug: PlanSlug;
  title: string;
  summary: string;
  summaryHover: string;
  /** Left out of the cards of the home page. */
  hiddenOnHome?: true;
  options: { title: string; summary: string }[];
  faqs: { question: string; answer: string }[];
}

const prepayment = {
  question: '¿Puedo adelantar pagos a capital?',
  answer:
    'Sí, sin penalización. El anticipo debe ser de al menos tres mensualidades: su plazo se acorta y su mensualidad se mantiene igual. Avísenos por correo antes de pagar para que lo apliquemos a capital.',
};

const insuranceTerm = {
  question: '¿Qué vigencia debe tener el seguro?',
  answer: 'La póliza debe comenzar y terminar en las mismas fechas que su contrato de financiamiento.',
};

export const plans: PlanSeed[] = [
  {
    slug: 'credito-directo',
    title: 'Crédito Directo',
    summary: 'La unidad es suya desde el primer día.',
    summaryHover:
      'Estrene con tasa fija durante todo el contrato, enganche desde 10 % y plazos de hasta 72 meses. La unidad se factura a su nombre.',
    options: [
      {
        title: 'Tasa fija',
        summary: 'Su tasa no cambia durante la vigencia del contrato: sabe desde hoy cuánto pagará.',
      },
      { title: 'Plazos de hasta 72 meses', summary: 'Elija de 12 a 72 meses, según el ritmo de trabajo de su unidad.' },
      {
        title: 'Enganche a su medida',
        summary: 'Aporte desde 10 % y hasta 60 % del precio; a mayor enganche, mejor tasa.',
      },
      { title: 'Sin penalización por prepago', summary: 'Adelante pagos a capital cuando su negocio se lo permita.' },
    ],
    faqs: [
      prepayment,
      {
        question: '¿A nombre de quién se factura la unidad?',
        answer: 'A su nombre o al de su empresa. La unidad queda en garantía hasta que liquide el crédito.',
      },
      {
        question: '¿Mi crédito paga IVA sobre intereses?',
        answer:
          'Depende de su situación fiscal. Las empresas y las personas físicas con actividad empresarial que financian una unidad para su actividad pueden estar exentas; en los demás casos se aplica la tasa vigente.',
      },
      insuranceTerm,
    ],
  },
  {
    slug: 'arrendamiento-puro',
    title: 'Arrendamiento Puro',
    summary: 'Use la unidad, renueve su flota y cuide su flujo.',
    summaryHover:
      'Pague una renta mensual por usar la unidad, sin enganche. Al final decide: la devuelve, la cambia por una nueva o la compra a su valor residual.',
    options: [
      {
        title: 'Sin enganche',
        summary: 'Conserve su capital: solo entrega la comisión por apertura y un depósito en garantía.',
      },
      { title: 'Rentas fijas', summary: 'La misma renta de principio a fin, de 24 a 60 meses.' },
      { title: 'Renueve su flota', summary: 'Al terminar, devuelva la unidad y estrene otra.' },
    ],
    faqs: [
      {
        question: '¿Qué pasa al final del contrato?',
        answer: 'Puede devolver la unidad o comprarla a su valor residual más IVA, que conoce desde la firma.',
      },
      {
        question: '¿Me devuelven el depósito en garantía?',
        answer:
          'Sí. El depósito no causa IVA y se le devuelve al final del contrato, una vez revisada la unidad y cubiertas sus rentas.',
      },
      {
        question: '¿Por qué mi cotización no muestra CAT?',
        answer: 'Porque el arrendamiento puro no es un crédito: usted paga por el uso de la unidad.',
      },
      insuranceTerm,
    ],
  },
  {
    slug: 'arrendamiento-financiero',
    title: 'Arrendamiento Financiero',
    summary: 'Rente hoy y quédese con la unidad al final.',
    summaryHover:
      'Pague rentas fijas y, al terminar el plazo, ejerza su opción de compra por 1 % del precio de la unidad antes de IVA.',
    options: [
      {
        title: 'Opción de compra',
        summary: 'Adquiera la unidad al final del plazo por un precio pactado desde la firma.',
      },
      {
        title: 'Renta inicial flexible',
        summary: 'Inicie desde 0 % y hasta 30 % del precio sin IVA para ajustar su renta mensual.',
      },
      {
        title: 'Tres caminos al final',
        summary: 'Compre la unidad, prorrogue con una renta menor o participe del precio de su venta.',
      },
    ],
    faqs: [
      {
        question: '¿Qué opciones tengo al terminar el plazo?',
        answer:
          'Comprar la unidad al precio pactado, prorrogar el contrato con una renta menor o participar con nosotros en el precio de su venta a un tercero.',
      },
      {
        question: '¿Cómo se calcula el IVA de las rentas?',
        answer: 'Se aplica al total de cada renta, es decir, a la suma de capital e intereses.',
      },
      prepayment,
      insuranceTerm,
    ],
  },
  {
    slug: 'flexibility',
    title: 'Flexibility',
    summary: 'Mensualidades más bajas con un pago final.',
    summaryHover:
      'Deje una parte del precio para el final: pague menos cada mes y cubra un pago final de 10 % a 40 % junto con su última mensualidad.',
    hiddenOnHome: true,
    options: [
      {
        title: 'Mensualidad más baja',
        summary: 'Una parte del precio se paga hasta el final, así que cada mes desembolsa menos.',
      },
      { title: 'Pago final a su medida', summary: 'Elija un pago final de entre 10 % y 40 % del precio de la unidad.' },
      { title: 'De 24 a 48 meses', summary: 'Pensado para quien renueva su flota con frecuencia.' },
    ],
    faqs: [
      {
        question: '¿Cuándo se paga el pago final?',
        answer: 'El mismo día que su última mensualidad. Su importe queda fijo desde la firma.',
      },
      prepayment,
      insuranceTerm,
    ],
  },
  {
    slug: 'insurance',
    title: 'Insurance',
    summary: 'Proteja su unidad, su carga y su patrimonio.',
    summaryHover:
      'Seguros para vehículos de trabajo, con la misma vigencia que su contrato y con el pago incluido en su financiamiento si así lo prefiere.',
    options: [
      {
        title: 'Cobertura amplia',
        summary: 'Daños materiales, robo total y responsabilidad civil, con asistencia en el camino.',
      },
      { title: 'Misma vigencia', summary: 'Su póliza empieza y termina con su contrato, sin huecos de cobertura.' },
      { title: 'Atención a siniestros', summary: 'Le acompañamos desde el reporte hasta el pago o la reparación.' },
    ],
    faqs: [
      insuranceTerm,
      {
        question: '¿Puedo contratar el seguro por mi cuenta?',
        answer:
          'Sí. Puede elegir la aseguradora que prefiera, siempre que la póliza cubra el plazo del contrato y nos designe como beneficiario preferente.',
      },
    ],
  },
];

export const isQuotable = (slug: PlanSlug): slug is QuotablePlanSlug => slug in planRules;
