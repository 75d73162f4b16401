import type { ReactNode } from 'react';
import { AppBar, Layout, Menu, useCanAccess } from 'react-admin';
import { UserMenu } from './UserMenu.js';

const FlotaAppBar = () => <AppBar userMenu={<UserMenu />} />;

/** Only what the role may open: react-admin leaves out resources by itself, the start page is ours to decide. */
function FlotaMenu() {
  const { canAccess: hasDashboard } = useCanAccess({ resource: 'dashboard', action: 'show' });
  return (
    <Menu>
      {hasDashboard && <Menu.DashboardItem />}
      <Menu.ResourceItems />
    </Menu>
  );
}

export const AppLayout = ({ children }: { children: ReactNode }) => (
  <Layout
    appBar={FlotaAppBar}
    menu={FlotaMenu}
    appBarAlwaysOn
    sx={{ '& .RaLayout-content': { px: { xs: 1.5, sm: 3 }, pb: 4 } }}
  >
    {children}
  </Layout>
);
