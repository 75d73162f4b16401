import { describeOutages } from '../../testing/outside/describe-outages.js';
import { sendMessage } from './send-message.js';
import { exampleSettings } from './whatsapp.fixture.js';
import { whatsappConnector } from './whatsapp.connector.js';

describeOutages('WhatsApp', {
  connector: whatsappConnector,
  answers: { example: 'whatsapp' },
  settings: exampleSettings,
  call: (connection) =>
    sendMessage(
      connection,
      {
        id: '0198a000-0000-7000-8000-000000000000',
        kind: 'quotes.tell-link',
        to: '+525512345678',
        values: { nombre: 'Ana', folio: 'F-1', vigencia: 'mañana', enlace: 'https://flota.test' },
        text: 'Hola, Ana.',
      },
      { name: 'enlace_cotizacion', language: 'es_MX', variables: ['nombre', 'folio', 'vigencia', 'enlace'] },
    ),
});
