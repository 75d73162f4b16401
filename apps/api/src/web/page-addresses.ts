import { LRUCache } from 'lru-cache';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

type Routes = Pick<ServerBuild, 'routes'>;

/** The router's own request: which routes there are at some paths. Nothing is rendered for it. */
const MANIFEST = { path: '/__manifest', parameters: ['paths', 'version'] };
/** The router's own parameter of a `.data` address: the routes whose data is asked for. */
const WANTED_ROUTES = '_routes';

interface Declared {
  /** Of the routes that make the page. */
  ids: readonly string[];
  parameters: readonly string[] | 'any';
}

const REMEMBERED = 500;

/** A request may name a host in its first line; which one changes nothing. */
const HOST = /^https?:\/\/[^/?#]*/i;

/**
 * What a page is kept under, and rendered for: its path, and of the query only what its routes declare (`handle`,
 * `apps/site/app/lib/page-parameters.ts`), each once, in that order. Always a path of this host.
 */
export function pageAddresses({ routes }: Routes): (url: string) => string {
  const tree = routeTree(routes);
  const remembered = new LRUCache<string, Declared>({ max: REMEMBERED });

  function declaredFor(path: string): Declared {
    if (path === MANIFEST.path) return { ids: [], parameters: MANIFEST.parameters };
    const ids = (matchRoutes(tree, pageOf(path)) ?? []).flatMap(({ route }) => route.id ?? []);
    const parameters = ids.map((id) => declaredBy(routes, id));
    return { ids, parameters: parameters.includes('any') ? 'any' : parameters.flatMap((names) => names) };
  }

  return (url) => {
    const [own = '/'] = url
      .replace(HOST, '')
      .replace(/^[/\\]*/, '/')
      .split('#', 1);
    const start = own.indexOf('?');
    if (start < 0) return own;
    const path = own.slice(0, start);
    const declared = remembered.get(path) ?? declaredFor(path);
    remembered.set(path, declared);
    if (declared.parameters === 'any') return own;
    const given = new URLSearchParams(own.slice(start + 1));
    const taken = new URLSearchParams();
    const take = (name: string, value: string | null) => void (value !== null && taken.append(name, value));
    for (const name of declared.parameters) take(name, given.get(name));
    if (path.endsWith('.data')) take(WANTED_ROUTES, knownOf(given.get(WANTED_ROUTES), declared.ids));
    const query = taken.toString();
    return query ? `${path}?${query}` : path;
  };
}

/** The build's routes as the router matches them. */
export const routeTree = (routes: Routes['routes']): RouteObject[] => childrenOf(routes, undefined);

function childrenOf(routes: Routes['routes'], parentId: string | undefined): RouteObject[] {
  const children = Object.values(routes).filter((route) => route !== undefined && route.parentId === parentId);
  return children.map((route): RouteObject => {
    const { id = '', path, index } = route ?? {};
    const place = { id, ...(path !== undefined && { path }) };
    return index ? { ...place, index } : { ...place, children: childrenOf(routes, id) };
  });
}

function declaredBy(routes: Routes['routes'], id: string): Declared['parameters'] {
  const { parameters } = Object(routes[id]?.module.handle) as Partial<Pick<Declared, 'parameters'>>;
  return parameters ?? [];
}

/** The page that a `.data` address is the data of. */
export const pageOf = (path: string): string => path.replace(/\/_(root)?\.data$|\.data$/, '') || '/';

function knownOf(wanted: string | null, ids: readonly string[]): string | null {
  const known = (wanted ?? '').split(',').filter((id) => ids.includes(id));
  return known.length > 0 ? [...new Set(known)].join(',') : null;
}
