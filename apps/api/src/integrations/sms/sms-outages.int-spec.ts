import { describeOutages } from '../../testing/outside/describe-outages.js';
import { sendSms } from './send-sms.js';
import { exampleSettings } from './sms.fixture.js';
import { smsConnector } from './sms.connector.js';

describeOutages('SMS', {
  connector: smsConnector,
  answers: { example: 'sms' },
  settings: exampleSettings,
  call: (connection) =>
    sendSms(
      connection,
      { id: '0198a000-0000-7000-8000-000000000000', to: '+525512345678', text: 'Flota: Hola, Ana.' },
      'https://flota.test/api/integrations/sms/status?id=0198a000-0000-7000-8000-000000000000',
    ),
});
