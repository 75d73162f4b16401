import type { Theme } from '@mui/material';
import { memo, type ReactNode } from 'react';
import { AppBar, type AppBarProps, Layout, TitlePortal } from 'react-admin';
import { later } from '../components/later.js';
import { cutAfter } from '../components/ListParts.js';
import { PageFailure } from '../components/PageFailure.js';
import { ExportsIndicator } from '../exports/ExportsIndicator.js';
import { ConflictDialog } from './ConflictDialog.js';
import { FlotaMenu } from './FlotaMenu.js';
import { useFocusStays } from '../keyboard/use-focus-stays.js';
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

/** react-admin's box for the text would be cut off instead of ending in an ellipsis. A telephone has room for two lines. */
const titleSx = (theme: Theme) => ({
  '& > span': { display: 'inline' },
  [theme.breakpoints.down('sm')]: { ...cutAfter(2), whiteSpace: 'normal', fontSize: '1rem', lineHeight: 1.15 },
});

/** The bar's title is the page's heading, so it stays when the page scrolls. */
const FlotaAppBar = memo(({ alwaysOn }: AppBarProps) => (
  <AppBar
    aria-label="Barra superior"
    userMenu={<UserMenu />}
    alwaysOn={alwaysOn}
    sx={{ '& .RaAppBar-menuButton': { display: 'none' } }}
  >
    <MenuToggle />
    <TitlePortal component="h1" sx={titleSx} />
    <PageStar />
    <ExportsIndicator />
    <PaletteButton />
  </AppBar>
));

export const AppLayout = ({ children }: { children: ReactNode }) =>
  session.staff?.mustEnrol ? <Enrolment /> : <Workplace>{children}</Workplace>;

function Workplace({ children }: { children: ReactNode }) {
  useFocusStays();
  return (
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
}
