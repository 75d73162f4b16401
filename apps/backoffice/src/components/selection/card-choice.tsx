import { Box } from '@mui/material';
import { createContext, useContext } from 'react';
import type { RaRecord, SimpleListProps } from 'react-admin';
import { RowChoice } from './RowChoice.js';

/** Whether a touch on a card chooses it. */
export const ChoosingContext = createContext(false);

/** The box takes what is touched anywhere on its card: it is as large as what it is placed in. */
const wholeCard = { ml: -1, mr: -2, '& .MuiCheckbox-root': { position: 'static' } };

/**
 * What the cards of a list bear while they are chosen from.
 * @param nameOf what a card is called by
 */
export function useCardChoice<Row extends RaRecord>(
  nameOf: (row: Row) => string,
): Pick<SimpleListProps<Row>, 'leftIcon' | 'rowClick'> {
  if (!useContext(ChoosingContext)) return {};
  return {
    rowClick: false,
    leftIcon: (row) => (
      <Box sx={wholeCard}>
        <RowChoice row={row} name={nameOf(row)} />
      </Box>
    ),
  };
}
