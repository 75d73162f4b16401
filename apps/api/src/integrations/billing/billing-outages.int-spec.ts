import { describeOutages } from '../../testing/outside/describe-outages.js';
import { exampleSettings } from './billing.fixture.js';
import { billingConnector } from './billing.connector.js';
import { readChanges } from '../pulls/read-changes.js';
import { INVOICE_CHANGES } from './billing.pull.js';

describeOutages('Billing', {
  connector: billingConnector,
  answers: { example: 'billing' },
  settings: exampleSettings,
  call: (connection) => readChanges(connection, INVOICE_CHANGES, null),
});
