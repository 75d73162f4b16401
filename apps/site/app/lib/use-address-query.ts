import { useSearchParams } from 'react-router';

/**
 * The query of the address, and what changes it in place. An address changes before its page is drawn, which takes a slow
 * telephone a while: a change builds on the address, where what the page knows of it would undo the change before.
 */
export function useAddressQuery(): [URLSearchParams, (change: (query: URLSearchParams) => URLSearchParams) => void] {
  const [query, setQuery] = useSearchParams();
  const change = (next: (query: URLSearchParams) => URLSearchParams) =>
    setQuery(next(new URLSearchParams(window.location.search)), { replace: true, preventScrollReset: true });
  return [query, change];
}
