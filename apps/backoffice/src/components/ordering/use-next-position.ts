import { useGetList, useResourceContext } from 'react-admin';

/** The place after the last one; `undefined` until it is known. */
export function useNextPosition(ordered: boolean): number | undefined {
  const resource = useResourceContext() ?? '';
  const { data, isPending } = useGetList<{ id: string; position: number }>(
    resource,
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'position', order: 'DESC' } },
    { enabled: ordered },
  );
  if (!ordered) return 0;
  return isPending ? undefined : (data?.[0]?.position ?? -1) + 1;
}
