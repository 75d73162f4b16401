import { Box, Button, Typography } from '@mui/material';
import { Title, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';

/** The page is there, and not for this person. */
export const NotAllowed = () => <NoPage kind="access_denied" />;

/** Nothing has this address. */
export const NotFound = () => <NoPage kind="not_found" />;

/** In a page's place: why there is none, and where one can go from here. */
function NoPage({ kind }: { kind: 'access_denied' | 'not_found' }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Box component="section" sx={{ maxWidth: '60ch', mt: { xs: 2, md: 4 } }}>
      <Title title={translate(`ra.page.${kind}`)} />
      <Typography>{translate(`ra.message.${kind}`)}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2.5 }}>
        <Button component={Link} to="/" variant="contained">
          Ir al inicio
        </Button>
        <Button color="inherit" onClick={() => void navigate(-1)}>
          {translate('ra.action.back')}
        </Button>
      </Box>
    </Box>
  );
}
