import type { ReactNode } from 'react';
import { AppBar, type AppBarProps, Layout, TitlePortal } from 'react-admin';
import { later } from '../components/later.js';
import { PageFailure } from '../components/PageFailure.js';
import { ExportsIndicator } from '../exports/ExportsIndicator.js';
import { ConflictDialog } from './ConflictDialog.js';
import { FlotaMenu } from './FlotaMenu.js';
import { FlotaSidebar } from './menu/FlotaSidebar.js';
import { MenuToggle } from './menu/MenuToggle.js';
import { PageStar } from './menu/PageStar.js';
import { PaletteButton } from '../palette/PaletteButton.js';
import { RecordHistoryLink } from './RecordHistoryLink.js';
import { session } from '../api/client.js';
import { SignInAgain } from './SignInAgain.js';
import { StepUpDialog } from './StepUpDialog.js';
import { Restoring } from '../Startup.js';
import { UserMenu } from './UserMenu.js';

const Enrolment = later(() => import('./Enrolment.js'), { waiting: <Restoring /> });

/** The bar's title is the page's heading, so it stays when the page scrolls. */
const FlotaAppBar = ({ alwaysOn }: AppBarProps) => (
  <AppBar
    aria-label="Barra superior"
    userMenu={<UserMenu />}
    alwaysOn={alwaysOn}
    sx={{ '& .RaAppBar-menuButton': { display: 'none' } }}
  >
    <MenuToggle />
    {/* react-admin's box for the text would be cut off instead of ending in an ellipsis. */}
    <TitlePortal component="h1" sx={{ '& > span': { display: 'inline' } }} />
    <PageStar />
    <ExportsIndicator />
    <PaletteButton />
  </AppBar>
);

export const AppLayout = ({ children }: { children: ReactNode }) =>
  session.staff?.mustEnrol ? <Enrolment /> : <Workplace>{children}</Workplace>;

const Workplace = ({ children }: { children: ReactNode }) => (
  <>
    <Layout
      appBar={FlotaAppBar}
      menu={FlotaMenu}
      sidebar={FlotaSidebar}
      error={PageFailure}
      appBarAlwaysOn
      sx={{ '& .RaLayout-content': { px: { xs: 1.5, sm: 3 }, pb: 4 } }}
    >
      {children}
      <RecordHistoryLink />
    </Layout>
    <ConflictDialog />
    <SignInAgain />
    <StepUpDialog />
  </>
);
