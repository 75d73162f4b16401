import { prospectForm } from '../../testing/lead-forms.js';
import { describeOutages } from '../../testing/outside/describe-outages.js';
import { crmConnector } from './crm.connector.js';

describeOutages('the CRM', {
  connector: crmConnector,
  answers: { example: 'crm' },
  settings: (baseUrl) => ({ baseUrl, authentication: 'api-key', keyHeader: 'X-Api-Key', key: 'example' }),
  call: (connection) => crmConnector.test(connection),
  owed: {
    owe: async ({ http }) => {
      const { body } = await http.post('/api/prospects').send(prospectForm);
      return (body as { folio: string }).folio;
    },
    arrived: ({ received }, folio) =>
      received.filter(({ path, json }) => path === '/prospects' && (json as { folio: string }).folio === folio).length,
  },
});
