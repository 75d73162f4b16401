import { describeOutages } from '../../testing/outside/describe-outages.js';
import { mailApiConnector } from './mail-api.connector.js';
import { sendMail } from './send-mail.js';

describeOutages('the mail API', {
  connector: mailApiConnector,
  answers: { example: 'mail-api' },
  settings: (baseUrl) => ({ baseUrl, apiKey: 'SG.example', fromEmail: 'avisos@flota.test' }),
  call: (connection) =>
    sendMail(connection, {
      id: '0198a000-0000-7000-8000-000000000000',
      to: 'ana@ejemplo.mx',
      subject: 'Su cotización',
      html: '<p>Hola</p>',
      text: 'Hola',
      senderName: 'Flota',
      messageId: '<0198a000-0000-7000-8000-000000000000@flota>',
    }),
});
