interface DemoMessage {
  /** Staff when it is not the customer. */
  by: 'customer' | 'care';
  daysAgo: number;
  /** By the clocks of Mexico City. */
  time: string;
  text: string;
}

interface DemoConversation {
  folio: string;
  /** Whose account it is. */
  email: string;
  subject: string;
  contractNumber?: string;
  closed?: boolean;
  /** The customer has not seen the last answer. */
  unread?: boolean;
  /** Among staff. */
  notes?: string[];
  rating?: { score: number; comment: string };
  messages: DemoMessage[];
}

/** One with an answer to be read, one that waits for staff, and one that was settled. */
export const demoConversations: DemoConversation[] = [
  {
    folio: 'M-5TQ2Z-8KW1N',
    email: 'cliente@flota.test',
    subject: 'Renovación de la póliza del autobús',
    contractNumber: 'FL-2025-000902',
    unread: true,
    notes: ['Su póliza actual es de Quálitas. Si cambia de aseguradora, pedir la carta de no adeudo.'],
    messages: [
      {
        by: 'customer',
        daysAgo: 2,
        time: '09:42',
        text: 'Buenos días. La póliza de mi autobús vence este mes. ¿Puedo renovarla con otra aseguradora o tiene que ser con la misma?',
      },
      {
        by: 'care',
        daysAgo: 1,
        time: '11:15',
        text: 'Buenos días, don Martín. Puede elegir la aseguradora que prefiera. La cobertura debe ser amplia, con vigencia hasta el fin del contrato o renovable cada año.\n\nCuando la tenga, adjunte aquí mismo el PDF y la registramos.',
      },
    ],
  },
  {
    folio: 'M-7CXR9-3HV0D',
    email: 'cliente@flota.test',
    subject: 'Un pago que no veo reflejado',
    closed: true,
    rating: { score: 5, comment: 'Me contestaron el mismo día.' },
    messages: [
      {
        by: 'customer',
        daysAgo: 41,
        time: '16:20',
        text: 'Hice una transferencia ayer por la tarde y no la veo en mis movimientos.',
      },
      {
        by: 'care',
        daysAgo: 41,
        time: '17:05',
        text: 'Ya la ubicamos: entró después del cierre y se aplicó hoy. Puede verla en Saldos y movimientos con la fecha de hoy.',
      },
      { by: 'customer', daysAgo: 41, time: '17:30', text: 'Ya la vi. Gracias.' },
    ],
  },
  {
    folio: 'M-1NPB6-4YE8J',
    email: 'empresa@flota.test',
    subject: 'Cambio de representante legal',
    messages: [
      {
        by: 'customer',
        daysAgo: 1,
        time: '08:10',
        text: 'Cambiamos de representante legal. ¿Qué documentos necesitan para actualizar nuestros contratos?',
      },
    ],
  },
];

export const demoCannedAnswers = [
  {
    name: 'Horario de atención',
    text: 'Buen día, {cliente}.\n\nAtendemos de lunes a viernes de 9:00 a 18:00 h. Por esta conversación puede escribirnos a cualquier hora.\n\n{atiende}, Atención a clientes',
  },
  {
    name: 'Pago en tránsito',
    text: 'Buen día, {cliente}.\n\nUna transferencia se refleja en su contrato {contrato} al siguiente día hábil. Si pasado ese plazo no la ve, adjunte aquí su comprobante y la buscamos.\n\n{atiende}, Atención a clientes',
  },
  {
    name: 'Renovación de póliza',
    text: 'Buen día, {cliente}.\n\nPara renovar la póliza de su contrato {contrato} adjunte aquí mismo el PDF de la nueva: cobertura amplia, con nosotros como beneficiario preferente.\n\n{atiende}, Atención a clientes',
  },
];
