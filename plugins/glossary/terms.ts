import {parseGlossary, type Term} from '../../config/glossary';
import data from '../../data/glossary.json';

/** The words of data/glossary.json, checked when the configuration is read. */
export const TERMS: readonly Term[] = parseGlossary(data);

/** The page of the manual that lists them. */
export const TERMS_PAGE = 'glossary';
