import { Pagination } from 'react-admin';

export const RowsPagination = () => <Pagination rowsPerPageOptions={[25, 50, 100]} />;
