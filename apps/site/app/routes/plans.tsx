import { Link, Outlet } from 'react-router';
import { PLAN_LINKS, PLANS_PATH } from '../constants/navigation.js';
import { SubNavigation } from '../components/SubNavigation.js';

/** Around the overview and each plan. */
export default function Plans() {
  return (
    <>
      <SubNavigation
        kind="plans"
        label="Planes"
        entries={PLAN_LINKS}
        heading={
          <Link to={PLANS_PATH} className="heading-card label-wide flex min-h-11 items-center hover:underline">
            Planes de financiamiento
          </Link>
        }
      />
      <Outlet />
    </>
  );
}
