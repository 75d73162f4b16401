import { Box, Typography } from '@mui/material';

interface CannedChoiceProps {
  id: string;
  name: string;
  /** As it would be sent. */
  text: string;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

/** One among the canned answers: the one that Enter takes is shown whole. */
export const CannedChoice = ({ id, name, text, isActive, onPoint, onChoose }: CannedChoiceProps) => (
  <Box
    id={id}
    role="option"
    aria-selected={isActive}
    onMouseMove={isActive ? undefined : onPoint}
    onClick={onChoose}
    sx={{
      p: 1,
      borderRadius: 1,
      cursor: 'pointer',
      border: 1,
      borderColor: isActive ? 'primary.main' : 'transparent',
      bgcolor: isActive ? 'action.selected' : undefined,
    }}
  >
    <Typography component="span" sx={{ display: 'block', fontWeight: 650 }}>
      {name}
    </Typography>
    <Typography
      component="span"
      variant="body2"
      color="textSecondary"
      noWrap={!isActive}
      sx={{ display: 'block', overflowWrap: 'anywhere', ...(isActive && { whiteSpace: 'pre-wrap' }) }}
    >
      {text}
    </Typography>
  </Box>
);
