/** Whether a page was opened as the overlay, by the query of its address. */
export const isView = (query: string): boolean => new URLSearchParams(query).get('view') === '1';
