import { plans as texts } from '@flota/texts/site/plans';
import { Link, Outlet, useRouteLoaderData } from 'react-router';
import { planLinks, PLANS_PATH } from '../constants/navigation.js';
import { useSite } from '../lib/use-site.js';
import { SubNavigation } from '../components/SubNavigation.js';
import type { loader as overviewLoader } from './plans.overview.js';

/** Around the overview and each plan. */
export default function Plans() {
  const { plans } = useSite();
  const overview = useRouteLoaderData<typeof overviewLoader>('routes/plans.overview');
  return (
    <>
      <SubNavigation
        kind="plans"
        label={texts.navigation}
        entries={planLinks(plans)}
        heading={
          overview ? (
            // The overview's own title, which below says it only to those who see none of this.
            <p
              aria-hidden
              className="font-display text-[clamp(1.6rem,1.2rem+1.6vw,2.6rem)] leading-none font-[700] [font-stretch:116%]"
            >
              {overview.page?.title ?? texts.title}
            </p>
          ) : (
            <Link to={PLANS_PATH} className="heading-card label-wide flex min-h-11 items-center hover:underline">
              {texts.title}
            </Link>
          )
        }
      />
      <Outlet />
    </>
  );
}
