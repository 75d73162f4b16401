import { CONTENT_OUTLINES, type MenuGroup as ContentMenu } from '@flota/schemas';
import ContentIcon from '@mui/icons-material/ArticleOutlined';
import BankIcon from '@mui/icons-material/AccountBalanceOutlined';
import CareIcon from '@mui/icons-material/SupportAgentOutlined';
import CollectIcon from '@mui/icons-material/PaymentsOutlined';
import InvoicingIcon from '@mui/icons-material/ReceiptLongOutlined';
import OfferIcon from '@mui/icons-material/SellOutlined';
import PapersIcon from '@mui/icons-material/AssignmentOutlined';
import SentIcon from '@mui/icons-material/OutboxOutlined';
import SystemIcon from '@mui/icons-material/SettingsOutlined';
import type { ComponentType } from 'react';

export interface MenuGroup {
  id: string;
  name: string;
  icon: ComponentType<{ fontSize?: 'small' }>;
  /** In the order of the menu. */
  resources: readonly string[];
}

const contentOf = (...menus: ContentMenu[]): string[] =>
  menus.flatMap((menu) =>
    Object.entries(CONTENT_OUTLINES).flatMap(([name, outline]) => (outline.menu === menu ? [name] : [])),
  );

/** By the job that somebody sits down to. A resource that stands nowhere is reached by the palette and by links alone. */
export const MENU: readonly MenuGroup[] = [
  {
    id: 'care',
    name: 'Atención',
    icon: CareIcon,
    resources: ['conversations', 'leads', 'quotes', 'customers', 'contracts', 'rights-requests'],
  },
  {
    id: 'papers',
    name: 'Trámites',
    icon: PapersIcon,
    resources: ['bill-requests', 'signing-requests', 'letters', 'policy-submissions', 'tax-changes'],
  },
  {
    id: 'collecting',
    name: 'Cobranza',
    icon: CollectIcon,
    resources: [
      'collections',
      'reminder-steps',
      'collection-agencies',
      'collection-handovers',
      'payments',
      'movements',
      'payment-promises',
      'automatic-payments',
      'automatic-charges',
      'desk-requests',
    ],
  },
  {
    id: 'bank',
    name: 'Banco y cartera',
    icon: BankIcon,
    resources: ['bank-lines', 'bank-files', 'bank-days', 'bank-accounts', 'ledger-differences'],
  },
  {
    id: 'invoicing',
    name: 'Facturación',
    icon: InvoicingIcon,
    resources: ['statement-runs', 'invoices', 'issued-cfdis', 'billed-invoices', 'uninvoiced-payments'],
  },
  {
    id: 'sent',
    name: 'Avisos enviados',
    icon: SentIcon,
    resources: ['outbound-emails', 'suppressed-mailboxes', 'text-messages', 'message-templates', 'sms-texts'],
  },
  { id: 'offer', name: 'Oferta', icon: OfferIcon, resources: ['plans', 'rate-changes', ...contentOf('offer')] },
  { id: 'content', name: 'Contenido', icon: ContentIcon, resources: contentOf('home', 'content') },
  {
    id: 'system',
    name: 'Configuración',
    icon: SystemIcon,
    resources: [
      'site-opening',
      ...contentOf('system'),
      ...['brand', 'wording', 'navigation', 'staff-accounts', 'share-rules', 'connectors', 'api-clients'],
      ...['delivery-targets', 'deliveries', 'audit-log'],
    ],
  },
];
