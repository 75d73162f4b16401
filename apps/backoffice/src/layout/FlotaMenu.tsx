import { CONTENT, MENU_GROUPS, type MenuGroup } from '@flota/schemas';
import SetupIcon from '@mui/icons-material/ChecklistOutlined';
import { Divider, ListSubheader } from '@mui/material';
import { Menu, useCanAccess, usePermissions, useSidebarState } from 'react-admin';
import { SETUP_PATH, useSiteOpening } from '../components/opening/site-opening.js';

/** What isn't content, by what people come to do. A resource that stands nowhere can't be reached. */
const OTHERS: Partial<Record<MenuGroup, readonly string[]>> = {
  sales: ['quotes', 'leads'],
  customers: [
    'customers',
    'contracts',
    'payment-promises',
    'conversations',
    'bill-requests',
    'signing-requests',
    'letters',
    'policy-submissions',
    'tax-changes',
    'rights-requests',
    'outbound-emails',
    'suppressed-mailboxes',
    'text-messages',
    'message-templates',
    'sms-texts',
  ],
  finance: [
    'payments',
    'automatic-payments',
    'automatic-charges',
    'desk-requests',
    'ledger-differences',
    'bank-lines',
    'bank-files',
    'bank-days',
    'bank-accounts',
    'statement-runs',
    'invoices',
    'issued-cfdis',
    'billed-invoices',
    'uninvoiced-payments',
  ],
  offer: ['plans'],
  system: ['site-opening'],
};
const LAST: typeof OTHERS = {
  system: [
    'brand',
    'wording',
    'navigation',
    'staff-accounts',
    'connectors',
    'api-clients',
    'delivery-targets',
    'deliveries',
    'audit-log',
  ],
};

const GROUPS = (Object.keys(MENU_GROUPS) as MenuGroup[]).map((group) => {
  const content = Object.values(CONTENT).flatMap(({ name, menu }) => (menu === group ? [name] : []));
  return {
    name: MENU_GROUPS[group],
    resources: [...(OTHERS[group] ?? []), ...content, ...(LAST[group] ?? [])],
  };
});

type Permissions = Partial<Record<string, readonly string[]>>;

/** Only what the role may open: a group nobody may open anything of has no heading either. */
export function FlotaMenu() {
  const { canAccess: hasDashboard } = useCanAccess({ resource: 'dashboard', action: 'show' });
  const { permissions = {} } = usePermissions<Permissions>();
  const groups = GROUPS.map(({ name, resources }) => ({
    name,
    resources: resources.filter((resource) => permissions[resource]?.includes('list')),
  })).filter(({ resources }) => resources.length > 0);
  return (
    <Menu>
      {hasDashboard && <Menu.DashboardItem />}
      <SetupItem />
      {groups.flatMap(({ name, resources }) => [
        <GroupHeading key={name} name={name} />,
        ...resources.map((resource) => <Menu.ResourceItem key={resource} name={resource} />),
      ])}
    </Menu>
  );
}

/** The assistant, as long as the site never was open. */
function SetupItem() {
  const { canAccess = false } = useCanAccess({ resource: 'site-opening', action: 'open' });
  const { data } = useSiteOpening(canAccess);
  if (data?.firstOpenedAt !== null || data.isOpen) return null;
  return <Menu.Item to={SETUP_PATH} primaryText="Primeros pasos" leftIcon={<SetupIcon />} />;
}

/** Folded to icons, the menu has room for a line only. */
function GroupHeading({ name }: { name: string }) {
  const [isOpen] = useSidebarState();
  if (!isOpen) return <Divider role="presentation" sx={{ my: 0.5 }} />;
  return (
    <ListSubheader role="presentation" disableSticky component="div" sx={{ lineHeight: 1.2, pt: 2, pb: 0.75 }}>
      {name}
    </ListSubheader>
  );
}
