import type { DashboardData } from '@flota/schemas';
import { Box, Typography } from '@mui/material';
import { formatCount, formatWeekday } from '../i18n/format.js';
import { color } from '../theme/tokens.js';

interface Props {
  days: DashboardData['quotesLast7Days'];
  caption: string;
}

/** Seven bars need no chart library: a list whose items have a height, read aloud as day and number. */
export function QuotesByDay({ days, caption }: Props) {
  const most = Math.max(...days.map(({ count }) => count));
  return (
    <Box
      component="ol"
      aria-label={caption}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        gap: { xs: 0.5, sm: 2 },
      }}
    >
      {days.map(({ date, count }, index) => (
        <Box
          component="li"
          key={date}
          sx={{ display: 'flex', flexDirection: 'column-reverse', alignItems: 'center', gap: 0.5 }}
        >
          <Typography variant="caption" color="textSecondary" sx={{ whiteSpace: 'nowrap' }}>
            {formatWeekday(date)}
          </Typography>
          <Box
            sx={{
              height: 96,
              width: '100%',
              maxWidth: 72,
              display: 'flex',
              alignItems: 'flex-end',
              borderBottom: 1,
              borderColor: 'divider',
            }}
          >
            <Box
              sx={{
                width: '100%',
                height: `${(count / most) * 100}%`,
                borderRadius: '4px 4px 0 0',
                bgcolor: index === days.length - 1 ? color.signal : 'info.main',
              }}
            />
          </Box>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {formatCount(count)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
