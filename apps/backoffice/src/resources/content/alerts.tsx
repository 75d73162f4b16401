import type { AdminRecord, CONTENT } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { FormDataConsumer, RecordContextProvider, RichTextField } from 'react-admin';
import type { OwnPieces } from '../../components/content/content-form.js';
import { smallPicture } from '../../components/pictures/pictures.js';
import { headingFont } from '../../theme/fonts.js';
import { color } from '../../theme/tokens.js';

type Alert = AdminRecord<(typeof CONTENT)['alerts']>;

/** What visitors will see; follows the form as it is typed. */
const AlertPreview = () => (
  <>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      Así se verá en el inicio
    </Typography>
    <FormDataConsumer<Alert>>{({ formData }) => <AlertPopup alert={formData} />}</FormDataConsumer>
  </>
);

/** The site's alert window in small: always in its own light colours, whatever theme staff have chosen. */
const AlertPopup = ({ alert }: { alert: Partial<Alert> }) => (
  <Box sx={{ bgcolor: color.asphalt, p: { xs: 2, sm: 3 }, borderRadius: 1 }}>
    <Box sx={{ bgcolor: color.paper, color: color.ink, borderRadius: 1, overflow: 'hidden' }}>
      {alert.image && (
        <Box
          component="img"
          src={smallPicture(alert.image)}
          alt=""
          sx={{ display: 'block', width: '100%', height: 168, objectFit: 'cover' }}
        />
      )}
      <Box sx={{ p: 3 }}>
        <Typography
          component="p"
          sx={{
            fontFamily: headingFont,
            fontStretch: '112%',
            fontWeight: 700,
            fontSize: 24,
            lineHeight: 1.15,
            overflowWrap: 'anywhere',
          }}
        >
          {alert.title || 'Título del aviso'}
        </Typography>
        <Box sx={{ mt: 1, overflowWrap: 'anywhere', '& p': { my: 1 }, '& a': { color: color.agave } }}>
          <RecordContextProvider value={{ description: alert.description || '<p>Texto del aviso</p>' }}>
            <RichTextField source="description" component="div" />
          </RecordContextProvider>
        </Box>
        {alert.url && (
          <Box
            component="span"
            sx={{
              display: 'inline-block',
              mt: 2,
              px: 3,
              py: 1.25,
              borderRadius: 1,
              bgcolor: color.signal,
              color: color.ink,
              fontWeight: 650,
            }}
          >
            {alert.buttonText || 'Conocer más'}
          </Box>
        )}
      </Box>
    </Box>
  </Box>
);

export default { Aside: AlertPreview } satisfies OwnPieces<(typeof CONTENT)['alerts']>;
