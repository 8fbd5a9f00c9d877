/** The class of a marked term; styles and the page as Markdown know it. */
export const TERM_CLASS = 'term';
