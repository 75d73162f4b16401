import type { Permissions } from '@flota/schemas';
import { useState } from 'react';
import { usePermissions } from 'react-admin';
import { useLocation } from 'react-router';
import { session } from '../../api/client.js';
import { useFavourites } from './favourites.js';
import { useKept } from './kept.js';
import { MENU, type MenuGroup } from './menu-groups.js';
import { worksWith } from './works-with.js';

/** Entries that are seen without scrolling: with no more, nothing is folded away to begin with. */
const ALL_IN_SIGHT = 14;

export interface Section extends MenuGroup {
  isOpen: boolean;
  toggle: () => void;
}

const asChoices = (stored: unknown): Record<string, boolean> =>
  typeof stored === 'object' && stored !== null && !Array.isArray(stored) ? (stored as Record<string, boolean>) : {};

/** The groups of the menu that are this person's, and which are open: the one they are in, and those they left so. */
export function useSections(): { favourites: string[]; sections: Section[] } {
  const { permissions = {} } = usePermissions<Permissions>();
  const { pathname } = useLocation();
  const here = pathname.split('/')[1] ?? '';
  const [chosen, keep] = useKept('sections', asChoices);
  /** Where they are although they folded away the group of the page they are on. */
  const [foldedAt, setFoldedAt] = useState<string>();
  const [favourites] = useFavourites();

  const groups = MENU.map((group) => ({
    ...group,
    resources: group.resources.filter((name) => worksWith(session.staff?.role, permissions, name)),
  })).filter(({ resources }) => resources.some((name) => !favourites.includes(name)));
  const count = groups.reduce((sum, { resources }) => sum + resources.length, 0);

  const sections = groups.map((group, place): Section => {
    const isHere = group.resources.includes(here);
    const remembered = chosen[group.id] ?? (count <= ALL_IN_SIGHT || place === 0);
    const isOpen = isHere ? foldedAt !== here : remembered;
    const toggle = () => {
      if (isHere) setFoldedAt(isOpen ? here : undefined);
      keep({ ...chosen, [group.id]: !isOpen });
    };
    return { ...group, isOpen, toggle };
  });
  return { favourites: favourites.filter((name) => permissions[name]?.includes('list')), sections };
}
