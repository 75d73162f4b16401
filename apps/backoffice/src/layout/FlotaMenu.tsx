import { Divider, ListSubheader } from '@mui/material';
import { Menu, useCanAccess, usePermissions, useSidebarState } from 'react-admin';

interface MenuGroup {
  name: string;
  resources: readonly string[];
}

/** By what people come to do. Every resource belongs to one group, or it can't be reached. */
const GROUPS: readonly MenuGroup[] = [
  { name: 'Ventas', resources: ['quotes', 'leads'] },
  {
    name: 'Clientes',
    resources: ['customers', 'contracts', 'conversations', 'bill-requests', 'rights-requests', 'outbound-emails'],
  },
  { name: 'Finanzas', resources: ['payments', 'statement-runs', 'invoices'] },
  { name: 'Oferta', resources: ['plans', 'plan-pages', 'vehicles', 'distributors'] },
  { name: 'Página de inicio', resources: ['banners', 'promotions', 'brands', 'alerts'] },
  {
    name: 'Contenido',
    resources: ['news', 'faqs', 'faq-categories', 'pages', 'legal-pages', 'campaigns', 'documents'],
  },
  { name: 'Sistema', resources: ['settings', 'audit-log'] },
];

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
      {groups.flatMap(({ name, resources }) => [
        <GroupHeading key={name} name={name} />,
        ...resources.map((resource) => <Menu.ResourceItem key={resource} name={resource} />),
      ])}
    </Menu>
  );
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
