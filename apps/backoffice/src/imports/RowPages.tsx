import type { ImportRows, StaffImport } from '@flota/schemas';
import { Box, Button } from '@mui/material';
import type { ReactNode } from 'react';
import { LoadFailure } from '../components/LoadFailure.js';
import { Waiting } from '../components/Waiting.js';
import { useImportRows } from './own-imports.js';

interface RowPagesProps {
  sent: StaffImport;
  /** Those with something wrong alone. */
  wrong?: boolean;
  /** What is said where they could not be read. */
  failure: string;
  /** Of what comes, in pixels. */
  height: number;
  /** Draws those that were read so far. */
  children: (rows: ImportRows['rows']) => ReactNode;
}

/** The rows of a file as they were looked at last, a page after the other. */
export function RowPages({ sent, wrong = false, failure, height, children }: RowPagesProps) {
  const { data, error, isPending, isFetching, refetch, hasNextPage, fetchNextPage } = useImportRows(sent, wrong);
  if (isPending) return <Waiting name="Cargando" height={height} />;
  if (error) return <LoadFailure title={failure} error={error} retry={() => void refetch()} busy={isFetching} />;
  return (
    <>
      {children(data.pages.flatMap(({ rows }) => rows))}
      {hasNextPage && (
        <Box>
          <Button size="small" loading={isFetching} onClick={() => void fetchNextPage()}>
            Ver más
          </Button>
        </Box>
      )}
    </>
  );
}
