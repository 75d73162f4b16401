import { QueryClient } from '@tanstack/react-query';
import { Admin, localStorageStore, Notification, Resource, withLifecycleCallbacks } from 'react-admin';
import { http, session } from './api/client.js';
import { ApiProblem } from './api/problem.js';
import { Home } from './dashboard/Home.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { AppLayout } from './layout/AppLayout.js';
import { LoginPage } from './layout/LoginPage.js';
import { createAuthProvider } from './providers/auth-provider.js';
import { createDataProvider } from './providers/data-provider.js';
import { alertLifecycle } from './resources/alerts/alert-lifecycle.js';
import alerts from './resources/alerts/index.js';
import auditLog from './resources/audit-log/index.js';
import banners from './resources/banners/index.js';
import billRequests from './resources/bill-requests/index.js';
import brands from './resources/brands/index.js';
import campaigns from './resources/campaigns/index.js';
import contracts from './resources/contracts/index.js';
import conversations from './resources/conversations/index.js';
import customers from './resources/customers/index.js';
import distributors from './resources/distributors/index.js';
import documents from './resources/documents/index.js';
import faqCategories from './resources/faq-categories/index.js';
import faqs from './resources/faqs/index.js';
import invoices from './resources/invoices/index.js';
import leads from './resources/leads/index.js';
import legalPages from './resources/legal-pages/index.js';
import news from './resources/news/index.js';
import outboundEmails from './resources/outbound-emails/index.js';
import pages from './resources/pages/index.js';
import payments from './resources/payments/index.js';
import planPages from './resources/plan-pages/index.js';
import plans from './resources/plans/index.js';
import promotions from './resources/promotions/index.js';
import quotes from './resources/quotes/index.js';
import rightsRequests from './resources/rights-requests/index.js';
import settings from './resources/settings/index.js';
import statementRuns from './resources/statement-runs/index.js';
import vehicles from './resources/vehicles/index.js';
import { darkTheme, lightTheme } from './theme/theme.js';

const authProvider = createAuthProvider(session);
const dataProvider = withLifecycleCallbacks(createDataProvider(http), [alertLifecycle(http)]);
const store = localStorageStore('1', 'flota-backoffice');

/** A refusal stays a refusal; only a missing answer is worth a second try. */
const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 502),
    },
  },
});

/** Some messages tell what to do next and take longer than react-admin's four seconds to read. */
const SlowNotification = () => <Notification autoHideDuration={8000} />;

export function Backoffice() {
  return (
    <Admin
      title="Flota"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
      layout={AppLayout}
      loginPage={LoginPage}
      notification={SlowNotification}
      dashboard={Home}
      requireAuth
      disableTelemetry
    >
      <Resource {...quotes} />
      <Resource {...leads} />
      <Resource {...customers} />
      <Resource {...contracts} />
      <Resource {...conversations} />
      <Resource {...billRequests} />
      <Resource {...rightsRequests} />
      <Resource {...outboundEmails} />
      <Resource {...payments} />
      <Resource {...statementRuns} />
      <Resource {...invoices} />
      <Resource {...plans} />
      <Resource {...planPages} />
      <Resource {...vehicles} />
      <Resource {...distributors} />
      <Resource {...banners} />
      <Resource {...promotions} />
      <Resource {...brands} />
      <Resource {...news} />
      <Resource {...faqs} />
      <Resource {...faqCategories} />
      <Resource {...pages} />
      <Resource {...legalPages} />
      <Resource {...campaigns} />
      <Resource {...documents} />
      <Resource {...alerts} />
      <Resource {...settings} />
      <Resource {...auditLog} />
    </Admin>
  );
}
