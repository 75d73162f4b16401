import { Box, Button, Typography } from '@mui/material';
import { useListContext, useTranslate } from 'react-admin';
import { isRefusedList } from './list-reading.js';
import { LoadFailure } from './LoadFailure.js';
import { useNothingAtFirst } from './opening.js';

/** For a list without rows: because there are none, or because they could not be fetched. Every table and card list has it by the theme. */
export function NothingToShow({ text }: { text?: string }) {
  const { error } = useListContext();
  const nothing = useNothingAtFirst() ?? text;
  if (error) return <ListFailure />;
  if (nothing === undefined) return <NoResults />;
  return (
    <Typography color="textSecondary" sx={{ p: 2 }}>
      {nothing}
    </Typography>
  );
}

/** As react-admin's, whose button is an icon on telephones, and has none. */
function NoResults() {
  const translate = useTranslate();
  const { setFilters, ...list } = useListContext();
  const isFiltered = Object.keys(list.filterValues as object).length > 0;
  return (
    <Typography color="textSecondary" sx={{ p: 2 }}>
      {translate(isFiltered ? 'ra.navigation.no_filtered_results' : 'ra.navigation.no_results')}{' '}
      {isFiltered && (
        <Button size="small" onClick={() => setFilters({}, [])}>
          {translate('ra.navigation.clear_filters')}
        </Button>
      )}
    </Typography>
  );
}

/** Where a list's rows would be, once they could not be fetched. */
export function ListFailure() {
  const { isFetching, refetch, setFilters, ...list } = useListContext();
  const { error } = list;
  if (!error) return null;
  const isRefused = isRefusedList(error) && Object.keys(list.filterValues as object).length > 0;
  return (
    <Box sx={{ p: 2 }}>
      {isRefused ? (
        <LoadFailure
          title="Esta lista ya no se puede filtrar así"
          error={new Error('Quite los filtros y elija otros.')}
          action="Quitar filtros"
          retry={() => setFilters({})}
          busy={isFetching}
        />
      ) : (
        <LoadFailure title="No pudimos cargar la lista" error={error} retry={() => void refetch()} busy={isFetching} />
      )}
    </Box>
  );
}
