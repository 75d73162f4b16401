import { startTransition, use, useEffect, useLayoutEffect, useMemo, useReducer, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { readTerms, selectionReducer, type SelectionAction, type Terms } from './calculator-state.js';
import { EMPTY_SELECTION, isSameSelection, type Selection } from './selection.js';
import { BROWSER_STORES, readSelection, remembersGoneVehicle, writeSelection } from './calculator-storage.js';
import { findVehicle, type Catalogue, type CatalogueVehicle } from '../quoting/index.js';
import { followStartLink, readStartLink } from './follow-start-link.js';
import { useLiveFigures, type LiveFigures } from './use-live-figures.js';
import { keptContext } from '../../lib/kept-context.js';

interface Calculator {
  catalogue: Catalogue;
  selection: Selection;
  /** The chosen vehicle, if it is in the catalogue. */
  vehicle: CatalogueVehicle | null;
  /** `null` only when the lender offers no plan. */
  terms: Terms | null;
  figures: LiveFigures;
  /** The vehicle chosen before is not in the catalogue any more, and no other one was chosen since. */
  vehicleGone: boolean;
  /** False on the server and until the browser's storage was read. */
  restored: boolean;
  dispatch: (action: SelectionAction) => void;
}

interface Memory {
  selection: Selection;
  vehicleGone: boolean;
  restored: boolean;
}

const memoryReducer = ({ selection, vehicleGone, restored }: Memory, action: SelectionAction): Memory => ({
  selection: selectionReducer(selection, action),
  vehicleGone: isVehicleGone(vehicleGone, action),
  restored: restored || action.type === 'restored',
});

/** Once forgotten, the vehicle is in no storage either: the next restoring no longer knows of it. */
function isVehicleGone(before: boolean, action: SelectionAction): boolean {
  if (action.type === 'restored') return before || action.vehicleGone;
  return before && action.type !== 'vehicleChosen' && action.type !== 'linkFollowed';
}

const CalculatorContext = keptContext<Calculator>('calculator');

export function useCalculator(): Calculator {
  const calculator = use(CalculatorContext);
  if (!calculator) throw new Error('useCalculator needs a CalculatorProvider above it');
  return calculator;
}

/** The rules of a trade-in are fetched by whoever has one; without them it stays as it is, and doesn't count. */
async function withTradeInMeant(kept: Selection): Promise<Selection> {
  if (!kept.tradeIn) return kept;
  const { typed } = kept.tradeIn;
  return import('./trade-in.js').then(
    ({ chosenTradeIn }) => ({ ...kept, tradeIn: chosenTradeIn(typed) }),
    () => kept,
  );
}

/** Holds what was chosen while the visitor moves between the steps, and keeps it for the next visit. */
export function CalculatorProvider({ catalogue, children }: { catalogue: Catalogue; children: ReactNode }) {
  const [{ selection, vehicleGone, restored }, dispatch] = useReducer(memoryReducer, useLocation(), (location) => {
    const link = readStartLink(location);
    const selection = link ? followStartLink(link, catalogue, EMPTY_SELECTION) : EMPTY_SELECTION;
    return { selection, vehicleGone: false, restored: false };
  });
  const figures = useLiveFigures(selection, catalogue);

  // Before the first paint after hydration; the first render itself must be the server's, which knows the address only.
  // Where nothing else was kept no figure changes, and drawing it all at once would hold up whoever already scrolls.
  useLayoutEffect(() => {
    const kept = readSelection(BROWSER_STORES, catalogue);
    const vehicleGone = remembersGoneVehicle(BROWSER_STORES, catalogue);
    const restore = (selection: Selection) => dispatch({ type: 'restored', selection, vehicleGone });
    if (kept.tradeIn) {
      let left = false;
      void withTradeInMeant(kept).then((selection) => !left && restore(selection));
      return () => void (left = true);
    }
    if (vehicleGone || !isSameSelection(kept, EMPTY_SELECTION)) restore(kept);
    else startTransition(() => restore(kept));
    return undefined;
  }, [catalogue]);

  useEffect(() => {
    if (restored) writeSelection(BROWSER_STORES, selection);
  }, [restored, selection]);

  const calculator = useMemo(
    () => ({
      catalogue,
      selection,
      vehicle: findVehicle(catalogue, selection.vehicle),
      terms: readTerms(selection, catalogue),
      figures,
      vehicleGone,
      restored,
      dispatch,
    }),
    [catalogue, selection, figures, vehicleGone, restored],
  );
  return <CalculatorContext value={calculator}>{children}</CalculatorContext>;
}
