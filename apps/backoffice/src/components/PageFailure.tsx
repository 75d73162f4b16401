import { Box } from '@mui/material';
import { Error as Broken, type ErrorProps } from 'react-admin';
import { LoadFailure } from './LoadFailure.js';
import { isMissingCode } from './missing-code.js';

/** A page whose program could not be fetched. Read anew, it names the files that there are since the last update. */
export const NotFetched = () => (
  <Box component="section" sx={{ p: 2, maxWidth: 760, mx: 'auto' }}>
    <LoadFailure
      title="No pudimos cargar esta página"
      error={
        new Error('Revise su conexión a internet. Si el sistema se acaba de actualizar, basta con intentar de nuevo.')
      }
      retry={() => location.reload()}
    />
  </Box>
);

interface Failure extends Pick<ErrorProps, 'errorInfo'> {
  error: Error;
  /** Missing where react-admin does it by itself. */
  resetErrorBoundary?: (reason: unknown) => void;
}

/** What stands in a page's place when it fails: whatever isn't missing is broken, of which react-admin has a page. */
export const PageFailure = ({ error, errorInfo, resetErrorBoundary }: Failure) =>
  isMissingCode(error) ? (
    <NotFetched />
  ) : (
    <Broken error={error} errorInfo={errorInfo} resetErrorBoundary={resetErrorBoundary ?? (() => undefined)} />
  );
