import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type AdminLead, LEAD_KIND_NAMES, type LeadStage } from '@flota/schemas';
import { Box, Link, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatAgo } from '../../../i18n/format.js';
import { AnswerClock } from '../../../components/answer-clock/AnswerClock.js';
import { WriteMailButton } from '../mails/WriteMailButton.js';
import { MoveMenu } from '../moves/MoveMenu.js';
import { TakeButton } from '../owners/TakeButton.js';
import { asDragged } from './dragged-lead.js';

interface BoardCardProps {
  lead: AdminLead;
  onMove: ((lead: AdminLead, to: LeadStage) => void) | undefined;
  /** Whether it was just moved: the keyboard goes on here. */
  isFollowed: boolean;
}

export function BoardCard({ lead, onMove, isFollowed }: BoardCardProps) {
  const card = useRef<HTMLLIElement>(null);
  const menu = useRef<HTMLButtonElement>(null);
  const [isDragged, setDragged] = useState(false);
  const isMovable = onMove !== undefined;
  useEffect(() => {
    if (!card.current || !isMovable) return;
    return draggable({
      element: card.current,
      getInitialData: () => asDragged(lead),
      onDragStart: () => setDragged(true),
      onDrop: () => setDragged(false),
    });
  }, [lead, isMovable]);
  useEffect(() => {
    if (isFollowed) menu.current?.focus();
  }, [isFollowed]);
  return (
    <Paper
      component="li"
      ref={card}
      sx={{ p: 1.25, minWidth: 0, opacity: isDragged ? 0.5 : 1, cursor: isMovable ? 'grab' : undefined }}
    >
      <Link
        component={RouterLink}
        to={`/leads/${lead.id}`}
        underline="hover"
        color="textPrimary"
        draggable={false}
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {lead.name}
      </Link>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{
          display: '-webkit-box',
          WebkitLineClamp: 2,
          WebkitBoxOrient: 'vertical',
          overflow: 'hidden',
          overflowWrap: 'anywhere',
        }}
      >
        {wantsOf(lead)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'center', mt: 0.75 }}>
        <AnswerClock answerDueAt={lead.answerDueAt} />
        <Typography variant="caption" color="textSecondary">
          {formatAgo(lead.createdAt)}
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          columnGap: 1,
          mt: 0.5,
        }}
      >
        {lead.owner ? <Typography variant="body2">{lead.owner.name}</Typography> : <TakeButton lead={lead} />}
        <Box sx={{ display: 'flex', alignItems: 'center' }}>
          <WriteMailButton lead={lead} small />
          {onMove && <MoveMenu ref={menu} lead={lead} onMove={onMove} />}
        </Box>
      </Box>
    </Paper>
  );
}

/** In a line or two: the vehicles of their quote, else their own words. */
const wantsOf = ({ quoted, message, kind }: AdminLead): string =>
  quoted?.vehicles ?? (message || LEAD_KIND_NAMES[kind]);
