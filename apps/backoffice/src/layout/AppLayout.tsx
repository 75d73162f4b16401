import type { ReactNode } from 'react';
import { AppBar, type AppBarProps, Layout, TitlePortal } from 'react-admin';
import { FlotaMenu } from './FlotaMenu.js';
import { SignInAgain } from './SignInAgain.js';
import { UserMenu } from './UserMenu.js';

/** The bar's title is the page's heading, so it stays when the page scrolls. */
const FlotaAppBar = ({ alwaysOn }: AppBarProps) => (
  <AppBar userMenu={<UserMenu />} alwaysOn={alwaysOn}>
    {/* react-admin's box for the text would be cut off instead of ending in an ellipsis. */}
    <TitlePortal component="h1" sx={{ '& > span': { display: 'inline' } }} />
  </AppBar>
);

export const AppLayout = ({ children }: { children: ReactNode }) => (
  <>
    <Layout
      appBar={FlotaAppBar}
      menu={FlotaMenu}
      appBarAlwaysOn
      sx={{ '& .RaLayout-content': { px: { xs: 1.5, sm: 3 }, pb: 4 } }}
    >
      {children}
    </Layout>
    <SignInAgain />
  </>
);
