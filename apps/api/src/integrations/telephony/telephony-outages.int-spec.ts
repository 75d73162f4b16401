import { c01 } from '../../testing/quote-request.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { telephonyConnector } from './telephony.connector.js';

describeOutages('the switchboard', {
  connector: telephonyConnector,
  answers: { example: 'telephony' },
  settings: (baseUrl) => ({ baseUrl, authentication: 'api-key', keyHeader: 'X-Api-Key', key: 'example' }),
  call: (connection) => telephonyConnector.test(connection),
  owed: {
    owe: async ({ http, prisma }) => {
      const { body } = await http.post('/api/quotes').send(c01);
      const { token } = body as { token: string };
      await http.post(`/api/quotes/${token}/call-back`).send({ preferredTime: 'morning' });
      const { id } = await prisma.lead.findFirstOrThrow({ where: { quote: { token } } });
      return `leads:${id}`;
    },
    arrived: ({ received }, reference) =>
      received.filter(({ path, json }) => path === '/calls' && (json as { reference: string }).reference === reference)
        .length,
  },
});
