import { Box, Typography } from '@mui/material';
import { ListNoResults, useListContext } from 'react-admin';
import { LoadFailure } from './LoadFailure.js';
import { useNothingAtFirst } from './opening.js';

/** For a list without rows: because there are none, or because they could not be fetched. Every table and card list has it by the theme. */
export function NothingToShow({ text }: { text?: string }) {
  const { error } = useListContext();
  const nothing = useNothingAtFirst() ?? text;
  if (error) return <ListFailure />;
  if (nothing === undefined) return <ListNoResults />;
  return (
    <Typography color="textSecondary" sx={{ p: 2 }}>
      {nothing}
    </Typography>
  );
}

/** Where a list's rows would be, once they could not be fetched. */
export function ListFailure() {
  const { error, refetch, isFetching } = useListContext();
  if (!error) return null;
  return (
    <Box sx={{ p: 2 }}>
      <LoadFailure title="No pudimos cargar la lista" error={error} retry={() => void refetch()} busy={isFetching} />
    </Box>
  );
}
