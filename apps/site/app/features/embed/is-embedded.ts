/** Whether an address is of a page that stands in a distributor's frame. Apart, as the root asks it of every page. */
export const isEmbedded = (pathname: string): boolean => pathname.startsWith('/embed/');
