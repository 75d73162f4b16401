import Checklist from '@mui/icons-material/Checklist';
import { Button } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useCanAccess, useListContext, useResourceContext } from 'react-admin';
import { useIsNarrow } from '../ListParts.js';
import { ChoosingContext } from './card-choice.js';

interface ChosenRowsProps {
  /** What is done to those that are chosen: it stands above rows and cards alike, so that no turn of a tablet loses a dialog. */
  bar: ReactNode;
  children: ReactNode;
}

/** A list whose rows are worked on many at once. Its cards are chosen after saying so: until then a touch opens them. */
export function ChosenRows({ bar, children }: ChosenRowsProps) {
  const resource = useResourceContext();
  const { canAccess: mayWork = false } = useCanAccess({ resource: resource ?? '', action: 'work' });
  const { data = [], onUnselectItems, selectedIds = [] } = useListContext();
  const isNarrow = useIsNarrow();
  const [asked, setAsked] = useState(false);
  // What was chosen in the table, or before, is seen on the cards as well.
  const isChoosing = asked || selectedIds.length > 0;
  if (!mayWork) return children;

  const toggle = () => {
    if (isChoosing) onUnselectItems();
    setAsked(!isChoosing);
  };
  return (
    <ChoosingContext value={isChoosing}>
      {isNarrow && data.length > 0 && (
        <Button
          startIcon={<Checklist />}
          variant={isChoosing ? 'outlined' : 'text'}
          aria-pressed={isChoosing}
          onClick={toggle}
          sx={{ mx: 1, mt: 1 }}
        >
          Selección múltiple
        </Button>
      )}
      {bar}
      {children}
    </ChoosingContext>
  );
}
