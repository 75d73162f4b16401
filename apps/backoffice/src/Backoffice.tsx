import { QueryClient } from '@tanstack/react-query';
import { CssBaseline } from '@mui/material';
import {
  AdminContext,
  AuthenticationError,
  CoreAdminUI,
  CustomRoutes,
  LoadingPage,
  localStorageStore,
  Notification,
  Resource,
} from 'react-admin';
import { lazy } from 'react';
import { Route } from 'react-router';
import { http, session } from './api/client.js';
import { ApiProblem } from './api/problem.js';
import { later } from './components/later.js';
import { NotAllowed, NotFound } from './components/NoPage.js';
import { PageFailure } from './components/PageFailure.js';
import { Home } from './dashboard/Home.js';
import { IMPORTS_PATH } from './imports/own-imports.js';
import { EXPORTS_PATH } from './components/export/exports-path.js';
import { SETUP_PATH } from './components/opening/site-opening.js';
import { i18nProvider } from './i18n/i18n-provider.js';
import { AppLayout } from './layout/AppLayout.js';
import { lenderName } from './lender.js';
import { createAuthProvider } from './providers/auth-provider.js';
import { settleConflict } from './providers/conflicts.js';
import { createDataProvider } from './providers/data-provider.js';
import apiClients from './resources/api-clients/index.js';
import auditLog from './resources/audit-log/index.js';
import billedInvoices from './resources/billed-invoices/index.js';
import automaticCharges from './resources/automatic-charges/index.js';
import automaticPayments from './resources/automatic-payments/index.js';
import billRequests from './resources/bill-requests/index.js';
import brand from './resources/brand/index.js';
import collectionAgencies from './resources/collection-agencies/index.js';
import collectionHandovers from './resources/collection-handovers/index.js';
import collections from './resources/collections/index.js';
import reminderSteps from './resources/reminder-steps/index.js';
import connectors from './resources/connectors/index.js';
import { contentResources } from './resources/content/index.js';
import cannedAnswers from './resources/canned-answers/index.js';
import contracts from './resources/contracts/index.js';
import conversations from './resources/conversations/index.js';
import customers from './resources/customers/index.js';
import deliveries from './resources/deliveries/index.js';
import deliveryTargets from './resources/delivery-targets/index.js';
import deskRequests from './resources/desk-requests/index.js';
import invoices from './resources/invoices/index.js';
import issuedCfdis from './resources/issued-cfdis/index.js';
import leadMailTemplates from './resources/lead-mail-templates/index.js';
import leads from './resources/leads/index.js';
import ledgerDifferences from './resources/ledger-differences/index.js';
import letters from './resources/letters/index.js';
import messageTemplates from './resources/message-templates/index.js';
import movements from './resources/movements/index.js';
import navigation from './resources/navigation/index.js';
import outboundEmails from './resources/outbound-emails/index.js';
import payments from './resources/payments/index.js';
import plans from './resources/plans/index.js';
import rateChanges from './resources/rate-changes/index.js';
import quotes from './resources/quotes/index.js';
import { reconciliationResources } from './resources/reconciliation/index.js';
import rightsRequests from './resources/rights-requests/index.js';
import siteOpening from './resources/site-opening/index.js';
import signingRequests from './resources/signing-requests/index.js';
import staffAccounts from './resources/staff-accounts/index.js';
import statementRuns from './resources/statement-runs/index.js';
import smsTexts from './resources/sms-texts/index.js';
import suppressedMailboxes from './resources/suppressed-mailboxes/index.js';
import paymentPromises from './resources/payment-promises/index.js';
import policySubmissions from './resources/policy-submissions/index.js';
import shareRules from './resources/share-rules/index.js';
import taxChanges from './resources/tax-changes/index.js';
import textMessages from './resources/text-messages/index.js';
import uninvoicedPayments from './resources/uninvoiced-payments/index.js';
import wording from './resources/wording/index.js';
import { Restoring } from './Startup.js';
import { darkTheme, lightTheme } from './theme/theme.js';

/** Seldom opened. */
const SetupPage = lazy(() => import('./setup/SetupPage.js'));
const OwnAccount = lazy(() => import('./account/OwnAccount.js'));
const ExportsPage = lazy(() => import('./exports/ExportsPage.js'));
const ImportsPage = lazy(() => import('./imports/ImportsPage.js'));
const InvitationPage = later(() => import('./layout/InvitationPage.js'), { waiting: <Restoring /> });
const LoginPage = later(() => import('./layout/LoginPage.js'), { waiting: <Restoring /> });

const authProvider = createAuthProvider(session);
const dataProvider = createDataProvider(http, settleConflict);
const store = localStorageStore('1', 'flota-backoffice');

/** A refusal stays a refusal; only a missing answer is worth a second try. */
const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a request fails at once, which pages tell; the library would have it wait without a word.
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      retry: (failures, error) =>
        failures < 2 && error instanceof ApiProblem && (error.status === 0 || error.status >= 502),
    },
  },
});

/** `Admin` of react-admin, without the English texts and the sign-in form that it brings and nobody sees. */
export function Backoffice() {
  return (
    <AdminContext
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={lightTheme}
      darkTheme={darkTheme}
    >
      <CssBaseline enableColorScheme />
      <Pages />
      {/* Some messages tell what to do next and take longer than react-admin's four seconds to read. */}
      <Notification autoHideDuration={8000} />
    </AdminContext>
  );
}

const Pages = () => (
  <CoreAdminUI
    title={lenderName}
    layout={AppLayout}
    loginPage={LoginPage}
    dashboard={Home}
    accessDenied={NotAllowed}
    authenticationError={AuthenticationError}
    catchAll={NotFound}
    error={PageFailure}
    loading={LoadingPage}
    requireAuth
    disableTelemetry
  >
    <CustomRoutes>
      <Route path="/mi-cuenta" element={<OwnAccount />} />
      <Route path={EXPORTS_PATH} element={<ExportsPage />} />
      <Route path={IMPORTS_PATH} element={<ImportsPage />} />
      <Route path={SETUP_PATH} element={<SetupPage />} />
      <Route path={`${SETUP_PATH}/:step`} element={<SetupPage />} />
    </CustomRoutes>
    <CustomRoutes noLayout>
      <Route path="/invitacion" element={<InvitationPage />} />
    </CustomRoutes>
    <Resource {...quotes} />
    <Resource {...leads} />
    <Resource {...leadMailTemplates} />
    <Resource {...customers} />
    <Resource {...contracts} />
    <Resource {...conversations} />
    <Resource {...cannedAnswers} />
    <Resource {...billRequests} />
    <Resource {...signingRequests} />
    <Resource {...letters} />
    <Resource {...policySubmissions} />
    <Resource {...taxChanges} />
    <Resource {...rightsRequests} />
    <Resource {...outboundEmails} />
    <Resource {...suppressedMailboxes} />
    <Resource {...textMessages} />
    <Resource {...messageTemplates} />
    <Resource {...smsTexts} />
    <Resource {...payments} />
    <Resource {...movements} />
    <Resource {...collections} />
    <Resource {...collectionAgencies} />
    <Resource {...collectionHandovers} />
    <Resource {...reminderSteps} />
    <Resource {...paymentPromises} />
    <Resource {...automaticPayments} />
    <Resource {...automaticCharges} />
    <Resource {...deskRequests} />
    <Resource {...ledgerDifferences} />
    {reconciliationResources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <Resource {...statementRuns} />
    <Resource {...invoices} />
    <Resource {...issuedCfdis} />
    <Resource {...billedInvoices} />
    <Resource {...uninvoicedPayments} />
    <Resource {...plans} />
    <Resource {...rateChanges} />
    {contentResources.map((resource) => (
      <Resource key={resource.name} {...resource} />
    ))}
    <Resource {...siteOpening} />
    <Resource {...brand} />
    <Resource {...wording} />
    <Resource {...navigation} />
    <Resource {...staffAccounts} />
    <Resource {...shareRules} />
    <Resource {...connectors} />
    <Resource {...apiClients} />
    <Resource {...deliveryTargets} />
    <Resource {...deliveries} />
    <Resource {...auditLog} />
  </CoreAdminUI>
);
