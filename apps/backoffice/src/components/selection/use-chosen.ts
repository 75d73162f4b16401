import { type Identifier, type RaRecord, useDataProvider, useListContext } from 'react-admin';

/** Reads the chosen rows as they are shown, and those of other pages as they are now. */
export function useChosen<Row extends RaRecord<Identifier>>(): () => Promise<Row[]> {
  const { data = [], resource, selectedIds = [] } = useListContext<Row>();
  const dataProvider = useDataProvider();
  return async () => {
    const here = data.filter(({ id }) => selectedIds.includes(id));
    const ids = selectedIds.filter((id) => !here.some((row) => row.id === id));
    if (ids.length === 0) return here;
    const { data: elsewhere } = await dataProvider.getMany<Row>(resource, { ids });
    return [...here, ...elsewhere];
  };
}
