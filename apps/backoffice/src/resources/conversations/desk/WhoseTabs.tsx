import { ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useGetIdentity, useListContext } from 'react-admin';

/** Whose conversations the list shows. */
export function WhoseTabs() {
  const { data: me } = useGetIdentity();
  const { setFilters, ...list } = useListContext();
  const { owner, ...others } = list.filterValues as { owner?: string };
  const choose = (next: string | null) => {
    if (next !== null) setFilters(next === ALL ? others : { ...others, owner: next }, []);
  };
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={owner ?? ALL}
      aria-label="De quién son"
      onChange={(_event, next: string | null) => choose(next)}
    >
      <ToggleButton value={String(me?.id)} disabled={!me} sx={{ color: 'text.secondary' }}>
        Mías
      </ToggleButton>
      <ToggleButton value="nobody" sx={{ color: 'text.secondary' }}>
        Sin asignar
      </ToggleButton>
      <ToggleButton value={ALL} sx={{ color: 'text.secondary' }}>
        Todas
      </ToggleButton>
    </ToggleButtonGroup>
  );
}

const ALL = 'all';
