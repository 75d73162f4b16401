import { AdvisersModule } from './advisers/index.js';
import { BillRequestsModule } from './bill-requests/index.js';
import { BrandModule } from './brand/index.js';
import { CatalogModule } from './catalog/index.js';
import { CollectionsModule } from './collections/index.js';
import { ContentModule, LenderModule } from './content/index.js';
import { ContractsModule } from './contracts/index.js';
import { CustomerFileModule } from './customer-file/index.js';
import { CustomersModule } from './customers/index.js';
import { DealersModule } from './dealers/index.js';
import { DeskModule } from './desk/index.js';
import { DocumentsModule } from './documents/index.js';
import { IntegrationsModule } from './integrations/index.js';
import { InvoicesModule } from './invoices/index.js';
import { LeadsModule } from './leads/index.js';
import { MessagesModule } from './messages/index.js';
import { NavigationModule } from './navigation/index.js';
import { PapersModule } from './papers/index.js';
import { PaymentPromisesModule } from './payment-promises/index.js';
import { RestructuringsModule } from './restructurings/index.js';
import { PaymentsModule } from './payments/index.js';
import { PolicySubmissionsModule } from './policy-submissions/index.js';
import { PrivacyModule } from './privacy/index.js';
import { QuotesModule } from './quotes/index.js';
import { ReconciliationModule } from './reconciliation/index.js';
import { SigningModule } from './signing/index.js';
import { StaffModule } from './staff/index.js';
import { StatementsModule } from './statements/index.js';
import { TaxChangesModule } from './tax-changes/index.js';
import { TimelineModule } from './timeline/index.js';
import { WordingModule } from './wording/index.js';
import { WorkSharingModule } from './work-sharing/index.js';

/**
 * Every feature with something of its own to do, in the HTTP process and in the worker alike: what one of them provides as
 * a mail, a job or a sweep is found in both, owed in the one and done in the other.
 */
export const FEATURES = [
  AdvisersModule,
  BillRequestsModule,
  BrandModule,
  CatalogModule,
  CollectionsModule,
  ContentModule,
  ContractsModule,
  CustomerFileModule,
  CustomersModule,
  DealersModule,
  DeskModule,
  DocumentsModule,
  IntegrationsModule,
  InvoicesModule,
  LeadsModule,
  LenderModule,
  MessagesModule,
  NavigationModule,
  PapersModule,
  PaymentPromisesModule,
  RestructuringsModule,
  PaymentsModule,
  PolicySubmissionsModule,
  PrivacyModule,
  QuotesModule,
  ReconciliationModule,
  SigningModule,
  StaffModule,
  StatementsModule,
  TaxChangesModule,
  TimelineModule,
  WordingModule,
  WorkSharingModule,
];
