import MoveUp from '@mui/icons-material/SwapHorizOutlined';
import { type AdminLead, LEAD_STAGES, type LeadStage } from '@flota/schemas';
import { Button, ListItemIcon, Menu, MenuItem } from '@mui/material';
import { type Ref, useId, useState } from 'react';
import { LEAD_STAGE_LOOK } from '../../../components/states/leads.js';

interface MoveMenuProps {
  lead: AdminLead;
  onMove: (lead: AdminLead, to: LeadStage) => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The way to move a lead for who doesn't drag. */
export function MoveMenu({ lead, onMove, ref }: MoveMenuProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const menuId = useId();
  return (
    <>
      <Button
        ref={ref}
        size="small"
        sx={{ ml: 'auto' }}
        startIcon={<MoveUp />}
        aria-label={`Mover a ${lead.name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor ? menuId : undefined}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Mover
      </Button>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {LEAD_STAGES.filter((stage) => stage !== lead.stage).map((stage) => {
          const { label, icon: Icon } = LEAD_STAGE_LOOK[stage];
          return (
            <MenuItem
              key={stage}
              onClick={() => {
                setAnchor(null);
                onMove(lead, stage);
              }}
            >
              <ListItemIcon>
                <Icon fontSize="small" />
              </ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
