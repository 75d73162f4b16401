import { redirect } from 'react-router';

/** Any other path leads to the home page. */
export const loader = () => redirect('/');
