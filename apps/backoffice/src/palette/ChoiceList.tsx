import { Box, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import type { Choice, ChoiceGroup } from './choice.js';

interface ChoiceListProps {
  id: string;
  idOf: (index: number) => string;
  groups: ChoiceGroup[];
  active: number;
  /** Whether records are those of a former text. */
  dims: boolean;
  onPoint: (index: number) => void;
  onChoose: (choice: Choice, event: MouseEvent) => void;
}

/** The keyboard stays in the field above, which names the active one. */
export function ChoiceList({ id, idOf, groups, active, dims, onPoint, onChoose }: ChoiceListProps) {
  const starts = groups.map((_, at) => groups.slice(0, at).reduce((sum, { choices }) => sum + choices.length, 0));
  return (
    <Box
      id={id}
      role="listbox"
      aria-label="Resultados"
      sx={{ flex: '0 1 auto', overflowY: 'auto', overscrollBehavior: 'contain', px: 1, pb: 1 }}
    >
      {groups.map(({ name, choices }, group) => (
        <Box key={name} role="group" aria-label={name}>
          <Typography
            component="div"
            aria-hidden
            variant="caption"
            color="textSecondary"
            sx={{ px: 1, pt: 1.5, pb: 0.5, fontWeight: 600 }}
          >
            {name}
          </Typography>
          {choices.map((choice, place) => {
            const index = (starts[group] ?? 0) + place;
            return (
              <Option
                key={choice.key}
                id={idOf(index)}
                choice={choice}
                isActive={index === active}
                isDim={dims && choice.isFound === true}
                onPoint={() => onPoint(index)}
                onChoose={(event) => onChoose(choice, event)}
              />
            );
          })}
        </Box>
      ))}
    </Box>
  );
}

interface OptionProps {
  id: string;
  choice: Choice;
  isActive: boolean;
  isDim: boolean;
  onPoint: () => void;
  onChoose: (event: MouseEvent) => void;
}

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

function Option({ id, choice, isActive, isDim, onPoint, onChoose }: OptionProps) {
  const { title, detail, kind, icon: Icon } = choice;
  return (
    <Box
      id={id}
      role="option"
      aria-selected={isActive}
      onMouseMove={isActive ? undefined : onPoint}
      // The field keeps the focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignItems: 'center',
        columnGap: 1.5,
        minHeight: { xs: detail ? 52 : 44, md: 40 },
        fontSize: 14,
        px: 1,
        borderRadius: 1,
        cursor: 'pointer',
        opacity: isDim ? 0.55 : 1,
        bgcolor: isActive ? 'action.selected' : undefined,
        boxShadow: isActive ? 'inset 3px 0 0 var(--palette-mark)' : undefined,
        '--palette-mark': ({ palette }) => palette.primary.main,
      }}
    >
      <Box sx={{ display: 'flex', color: 'text.secondary' }}>{Icon && <Icon fontSize="small" />}</Box>
      <Box
        sx={{
          display: { xs: 'block', md: 'flex' },
          alignItems: 'baseline',
          gap: 1.5,
          minWidth: 0,
        }}
      >
        <Box sx={{ ...cut, fontWeight: 600, flexShrink: 0, maxWidth: { md: '60%' } }}>{title}</Box>
        {detail && (
          <Typography variant="body2" color="textSecondary" component="div" sx={{ ...cut, minWidth: 0 }}>
            {detail}
          </Typography>
        )}
      </Box>
      {kind && (
        <Typography variant="caption" color="textSecondary">
          {kind}
        </Typography>
      )}
    </Box>
  );
}
