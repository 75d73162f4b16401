import { Box } from '@mui/material';
import { type AdminRightsRequest, todayInMexico } from '@flota/schemas';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import { StateChip } from '../../components/StateChip.js';
import { formatDay } from '../../i18n/format.js';

/** Whether it should have been answered by now. */
export const isOverdue = (
  { state, dueOn }: Pick<AdminRightsRequest, 'state' | 'dueOn'>,
  today: string = todayInMexico(),
): boolean => (state === 'received' || state === 'in_review') && dueOn < today;

const OVERDUE = { label: 'Vencida', icon: EventBusy, color: 'error' } as const;

/** The last day to answer, with a mark once it is over. */
export const Deadline = ({ request }: { request: AdminRightsRequest }) => (
  <Box
    component="span"
    sx={{
      display: 'inline-flex',
      flexWrap: { xs: 'wrap', md: 'nowrap' },
      alignItems: 'center',
      justifyContent: 'flex-end',
      gap: 1,
    }}
  >
    <span>{formatDay(request.dueOn)}</span>
    {isOverdue(request) && <StateChip look={OVERDUE} />}
  </Box>
);
