import { jest } from '@jest/globals';

// As the browser tests do on CI: a shared machine stalls now and then. What passes only at the second go is named in the log.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
