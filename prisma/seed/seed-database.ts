import { FieldCipher } from '@flota/records';
import type { PrismaClient } from '../generated/client.js';
import type { SeedStep } from './context.js';
import type { FileStorage } from './file-storage.js';
import type { SeedScope } from './scope.js';
import { seedDemoBrand } from './steps/brand.js';
import { seedEquipment, seedPlans, seedVehicles, seedVehicleTypes } from './steps/catalogue.js';
import { demoAccounts } from './steps/demo-accounts.js';
import { seedDemoAdvisers } from './steps/demo-advisers.js';
import { seedDemoAutomaticPayment } from './steps/demo-automatic-payment.js';
import { seedDemoBankFile } from './steps/demo-bank-file.js';
import { seedDemoBillRequests } from './steps/demo-bill-requests.js';
import { seedDemoCollections } from './steps/demo-collections.js';
import { seedDemoContracts } from './steps/demo-contracts.js';
import { seedDemoConversations } from './steps/demo-conversations.js';
import { seedDemoCustomerWork } from './steps/demo-customer-work.js';
import { seedDemoLeadOwners } from './steps/demo-lead-owners.js';
import { seedDemoLeads } from './steps/demo-leads.js';
import { seedDemoInvoices, seedDemoStatementRuns } from './steps/demo-papers.js';
import { seedDemoPeople } from './steps/demo-people.js';
import { seedDemoQuotes } from './steps/demo-quotes.js';
import { seedDemoRestructurings } from './steps/demo-restructurings.js';
import { seedDemoRightsRequests } from './steps/demo-rights-requests.js';
import { seedBanners, seedBrands, seedPromotions, seedScheduledAlert, seedSettings } from './steps/home.js';
import { seedDemoSignatory } from './steps/demo-signatory.js';
import { seedDemoSigning } from './steps/demo-signing.js';
import { seedDemoPolicySubmissions } from './steps/demo-policy-submissions.js';
import { seedDemoTaxChanges } from './steps/demo-tax-changes.js';
import { seedDistributors, seedPlaces } from './steps/places.js';
import {
  clearTemplates,
  seedBlankSettings,
  seedClosedSite,
  seedLegalTemplates,
  seedOpenSite,
  seedPageTemplates,
} from './steps/templates.js';
import { seedCampaigns, seedDocuments, seedFaqs, seedLegalPages, seedNews, seedPages } from './steps/texts.js';

export interface SeedOptions {
  scope: SeedScope;
  /** Password of the demo accounts; without one there are none. */
  demoPassword?: string | undefined;
  /** What the API that reads this database has as APP_SECRET; without it no demo record has an encrypted column. */
  appSecret?: string | undefined;
  /** Where that API keeps files; without it no demo record has one. */
  storage?: FileStorage | undefined;
  now?: Date;
  /** Does all of it, and takes it back. */
  dryRun?: boolean;
  onStep?: ((done: SeededStep) => void) | undefined;
}

export interface SeededStep {
  label: string;
  /** Rows added or changed. */
  rows: number;
  /** 1 for the first of `steps`. */
  step: number;
  steps: number;
}

/** What is the same for every lender. */
const referenceSteps: SeedStep[] = [
  { label: 'states and cities', run: seedPlaces },
  { label: 'types of vehicles', run: seedVehicleTypes },
];

/** What a lender begins with: the texts to write on, and a site that is closed. */
const templateSteps: SeedStep[] = [
  { label: 'pages to be written', run: seedPageTemplates },
  { label: 'legal texts to be read', run: seedLegalTemplates },
  { label: 'empty company data', run: seedBlankSettings },
  { label: 'a closed site', run: seedClosedSite },
];

/** An invented lender, whose site is open. */
const lenderSteps: SeedStep[] = [
  { label: 'empty texts out of the way', run: clearTemplates },
  { label: 'vehicles', run: seedVehicles },
  { label: 'equipment', run: seedEquipment },
  { label: 'financing plans', run: seedPlans },
  { label: 'banners', run: seedBanners },
  { label: 'brands', run: seedBrands },
  { label: 'pages', run: seedPages },
  { label: 'legal pages', run: seedLegalPages },
  { label: 'questions and answers', run: seedFaqs },
  { label: 'documents', run: seedDocuments },
  { label: 'site settings', run: seedSettings },
  { label: 'an open site', run: seedOpenSite },
];

const demoSteps: SeedStep[] = [
  { label: 'demo brand', run: seedDemoBrand },
  { label: 'demo distributors', run: seedDistributors },
  { label: 'demo advisers', run: seedDemoAdvisers },
  { label: 'demo promotions', run: seedPromotions },
  { label: 'demo news', run: seedNews },
  { label: 'demo campaign', run: seedCampaigns },
  { label: 'demo alert', run: seedScheduledAlert },
  { label: 'demo quotes', run: seedDemoQuotes },
  { label: 'demo leads', run: seedDemoLeads },
  { label: 'demo rights requests', run: seedDemoRightsRequests },
];

/** What the demo accounts have. */
const accountSteps: SeedStep[] = [
  { label: 'demo signatory of letters', run: seedDemoSignatory },
  { label: 'demo contracts', run: seedDemoContracts },
  { label: 'demo collections', run: seedDemoCollections },
  { label: 'demo restructurings', run: seedDemoRestructurings },
  { label: 'demo people of an account', run: seedDemoPeople },
  { label: 'demo statement runs', run: seedDemoStatementRuns },
  { label: 'demo bill requests', run: seedDemoBillRequests },
  { label: 'demo invoices', run: seedDemoInvoices },
  { label: 'demo policies sent in', run: seedDemoPolicySubmissions },
  { label: 'demo changes of tax data', run: seedDemoTaxChanges },
  { label: 'demo signatures', run: seedDemoSigning },
  { label: 'demo conversations', run: seedDemoConversations },
  { label: 'demo work on customers', run: seedDemoCustomerWork },
  { label: 'demo owners of leads', run: seedDemoLeadOwners },
  { label: 'demo bank file', run: seedDemoBankFile },
  { label: 'demo automatic payment', run: seedDemoAutomaticPayment },
];

/** Beyond what a busy machine takes for an invented lender with all its contracts; a transaction that hangs ends all the same. */
const LONGEST_MS = 5 * 60_000;

/** Any number: it only has to be the same for everybody who seeds. */
const SEED_LOCK = 7_205_160_331n;

/**
 * Adds what is missing and leaves alone what is there, because staff may have changed it: it can run at every start.
 * All in one transaction, and one process at a time: a seed that fails leaves nothing behind.
 *
 * @returns rows added or changed
 */
export async function seedDatabase(
  prisma: PrismaClient,
  { scope, demoPassword, appSecret, storage, now = new Date(), dryRun = false, onStep = () => {} }: SeedOptions,
): Promise<number> {
  const demo = scope === 'demo';
  const steps = [
    ...referenceSteps,
    ...(scope === 'reference' ? templateSteps : lenderSteps),
    ...(demo ? demoSteps : []),
    ...(demo && demoPassword ? [demoAccounts(demoPassword)] : []),
    ...(demo ? accountSteps : []),
  ];
  const fieldCipher = appSecret ? new FieldCipher(appSecret) : undefined;
  let total = 0;
  const seeding = prisma.$transaction(
    async (database) => {
      await database.$executeRaw`select pg_advisory_xact_lock(${SEED_LOCK})`;
      for (const [index, { label, run }] of steps.entries()) {
        const rows = await run({ database, now, fieldCipher, storage });
        total += rows;
        onStep({ label, rows, step: index + 1, steps: steps.length });
      }
      if (dryRun) throw new TakenBack();
    },
    { maxWait: 10_000, timeout: LONGEST_MS },
  );
  await seeding.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return total;
}

/** Ends a dry run's transaction with nothing kept. */
class TakenBack extends Error {}
