import { useResourceDefinitions } from 'react-admin';
import { useLocation } from 'react-router';
import { FavouriteButton } from './favourites.js';

/** In the bar above a section, of those too that stand in nobody's menu. */
export function PageStar() {
  const { pathname } = useLocation();
  const definitions = useResourceDefinitions();
  const [, resource = '', ...rest] = pathname.split('/');
  if (rest.length > 0 || !definitions[resource]?.hasList) return null;
  return <FavouriteButton resource={resource} color="inherit" aria-describedby="react-admin-title" />;
}
