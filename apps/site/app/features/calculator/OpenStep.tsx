import { firstIncompleteStep } from './calculator-state.js';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router';
import { useDealerParameter, useQuotingPlace } from '../quoting/index.js';
import { useCalculator } from './CalculatorProvider.js';
import { followStartLink, namesUnknownVehicle, readStartLink, type StartLink } from './follow-start-link.js';
import { STEP_HEADING_ID } from './StepFrame.js';
import type { VehicleGoneState } from './VehicleGone.js';

/** A step opened too early leads to the first that is incomplete. Until storage was read nobody knows. */
export function OpenStep() {
  const { catalogue, selection, restored } = useCalculator();
  const location = useLocation();
  const { pathname } = location;
  const { stepOfPath, stepPath } = useQuotingPlace();
  useDealerParameter();
  const shownPath = useRef<string | null>(null);

  useEffect(() => {
    if (shownPath.current !== null && shownPath.current !== pathname) {
      document.getElementById(STEP_HEADING_ID)?.focus({ preventScroll: true });
    }
    shownPath.current = pathname;
  }, [pathname]);

  if (restored) {
    const link = readStartLink(location);
    if (link) return <FollowLink link={link} />;
    const reached = firstIncompleteStep(selection, catalogue);
    const asked = stepOfPath(pathname);
    if (asked === null || asked > reached) return <Navigate replace to={stepPath(reached)} />;
  }
  return <Outlet />;
}

/** Takes over what the address says, and goes on at the step's own address: "back" must not begin anew. */
function FollowLink({ link }: { link: StartLink }) {
  const { catalogue, selection, dispatch } = useCalculator();
  const navigate = useNavigate();
  const { stepPath } = useQuotingPlace();
  // Of the selection before: dispatching changes it, and following twice is not following once.
  const followed = useRef(false);

  useLayoutEffect(() => {
    if (followed.current) return;
    followed.current = true;
    const next = followStartLink(link, catalogue, selection);
    dispatch({ type: 'linkFollowed', selection: next });
    const state: VehicleGoneState | undefined = namesUnknownVehicle(link, catalogue)
      ? { vehicleGone: true }
      : undefined;
    // A link without a version leaves the visitor's own vehicle, and them to choose.
    void navigate(stepPath(link.version && next.vehicle ? 2 : 1), { replace: true, state });
  }, [catalogue, dispatch, link, navigate, selection, stepPath]);

  return <Outlet />;
}
