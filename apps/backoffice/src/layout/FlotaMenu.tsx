import SetupIcon from '@mui/icons-material/ChecklistOutlined';
import HomeIcon from '@mui/icons-material/SpaceDashboardOutlined';
import { Box } from '@mui/material';
import type { ComponentType } from 'react';
import { useCanAccess, useGetResourceLabel, useResourceDefinitions } from 'react-admin';
import { SETUP_PATH, useSiteOpening } from '../components/opening/site-opening.js';
import { useHasHome } from '../dashboard/has-home.js';
import { MenuEntry } from './menu/MenuEntry.js';
import { MenuRail } from './menu/MenuRail.js';
import { LIST, MenuSection } from './menu/MenuSection.js';
import { useKept } from './menu/kept.js';
import { useMenuState } from './menu/use-menu-state.js';
import { useSections } from './menu/use-sections.js';

const isFolded = (stored: unknown): boolean => stored === true;

/** What this person works with, by job; what they picked out above it. */
export function FlotaMenu() {
  const { isOpen } = useMenuState();
  const hasHome = useHasHome();
  const { favourites, sections } = useSections();
  const [areFolded, fold] = useKept('favourites-folded', isFolded);
  if (!isOpen) return <MenuRail sections={sections} hasHome={hasHome} />;
  return (
    <Box component="nav" aria-label="Menú" sx={{ width: { xs: '100%', md: 255 }, py: 0.5 }}>
      <Box component="ul" sx={LIST}>
        {hasHome && <MenuEntry to="/" name="Inicio" icon={HomeIcon} />}
        <SetupItem />
        {favourites.length > 0 && (
          <MenuSection name="Favoritos" isOpen={!areFolded} onToggle={() => fold(!areFolded)}>
            <Entries resources={favourites} />
          </MenuSection>
        )}
        {sections.map(({ id, name, resources, isOpen, toggle }) => (
          <MenuSection key={id} name={name} isOpen={isOpen} onToggle={toggle}>
            <Entries resources={resources.filter((resource) => !favourites.includes(resource))} />
          </MenuSection>
        ))}
      </Box>
    </Box>
  );
}

function Entries({ resources }: { resources: readonly string[] }) {
  const definitions = useResourceDefinitions();
  const labelOf = useGetResourceLabel();
  return resources.map((resource) => (
    <MenuEntry
      key={resource}
      to={`/${resource}`}
      name={labelOf(resource, 2)}
      icon={definitions[resource]?.icon as ComponentType | undefined}
      resource={resource}
    />
  ));
}

/** The assistant, as long as the site never was open. */
function SetupItem() {
  const { canAccess = false } = useCanAccess({ resource: 'site-opening', action: 'open' });
  const { data } = useSiteOpening(canAccess);
  if (data?.firstOpenedAt !== null || data.isOpen) return null;
  return <MenuEntry to={SETUP_PATH} name="Primeros pasos" icon={SetupIcon} />;
}
