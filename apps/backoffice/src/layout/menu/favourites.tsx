import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { IconButton, type IconButtonProps } from '@mui/material';
import { useKept } from './kept.js';

const asNames = (stored: unknown): string[] =>
  Array.isArray(stored) ? stored.filter((name) => typeof name === 'string') : [];

export const useFavourites = () => useKept('favourites', asNames);

interface FavouriteButtonProps extends Pick<IconButtonProps, 'aria-describedby' | 'color'> {
  resource: string;
}

/** Puts a section above all others, or back. */
export function FavouriteButton({ resource, ...look }: FavouriteButtonProps) {
  const [favourites, keep] = useFavourites();
  const isOne = favourites.includes(resource);
  return (
    <IconButton
      size="small"
      aria-pressed={isOne}
      aria-label="Favorito"
      onClick={() => keep(isOne ? favourites.filter((name) => name !== resource) : [...favourites, resource])}
      {...look}
    >
      {isOne ? <Star fontSize="small" /> : <StarBorder fontSize="small" />}
    </IconButton>
  );
}
