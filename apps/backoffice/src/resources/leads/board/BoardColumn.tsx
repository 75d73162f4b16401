import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { type AdminLead, LEAD_STAGE_NAMES, type LeadBoardColumn, type LeadStage } from '@flota/schemas';
import { Box, Link, Typography } from '@mui/material';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { HeardOnly } from '../../../components/HeardOnly.js';
import { formatCount } from '../../../i18n/format.js';
import { BoardCard } from './BoardCard.js';
import { draggedLead } from './dragged-lead.js';

interface BoardColumnProps {
  column: LeadBoardColumn;
  /** The list of all that it has. */
  allPath: string;
  /** Without it nothing moves. */
  onMove: ((lead: AdminLead, to: LeadStage) => void) | undefined;
  /** Which lead was just moved. */
  followed: string | undefined;
}

/** A stage and its first leads; the others are in the list. */
export function BoardColumn({
  column: { stage, count, isCounted, leads },
  allPath,
  onMove,
  followed,
}: BoardColumnProps) {
  const titleId = useId();
  const { ref, isOver } = useDrop(stage, onMove);
  return (
    <Box
      component="section"
      ref={ref}
      aria-labelledby={titleId}
      sx={{
        minHeight: 160,
        p: 1,
        borderRadius: 1,
        border: 1,
        borderColor: isOver ? 'primary.main' : 'divider',
        bgcolor: isOver ? 'action.hover' : 'background.default',
        scrollSnapAlign: 'start',
      }}
    >
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', px: 0.5, mb: 1 }}>
        <Typography id={titleId} component="h2" variant="h6">
          {LEAD_STAGE_NAMES[stage]}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {isCounted ? formatCount(count) : `más de ${formatCount(count)}`}
        </Typography>
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {leads.map((lead) => (
          <BoardCard key={lead.id} lead={lead} onMove={onMove} isFollowed={lead.id === followed} />
        ))}
      </Box>
      {count === 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ px: 0.5 }}>
          Ninguna.
        </Typography>
      )}
      {count > leads.length && (
        <Link component={RouterLink} to={allPath} variant="body2" sx={{ display: 'inline-block', p: 1 }}>
          Ver todas
          <HeardOnly>{` las de ${LEAD_STAGE_NAMES[stage].toLowerCase()}`}</HeardOnly>
        </Link>
      )}
    </Box>
  );
}

function useDrop(stage: LeadStage, onMove: BoardColumnProps['onMove']) {
  const ref = useRef<HTMLElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = useEffectEvent((lead: AdminLead) => onMove?.(lead, stage));
  useEffect(() => {
    if (!ref.current) return;
    return dropTargetForElements({
      element: ref.current,
      canDrop: ({ source }) => draggedLead(source.data)?.stage !== stage,
      onDragEnter: () => setOver(true),
      onDragLeave: () => setOver(false),
      onDrop: ({ source }) => {
        setOver(false);
        const lead = draggedLead(source.data);
        if (lead) drop(lead);
      },
    });
  }, [stage]);
  return { ref, isOver };
}
