import data from '../data/operator.json';
import type {Operator} from './operator';

/**
 * The operator's facts for pages. docusaurus.config.ts has checked the file before any page is
 * built, so that the schema library need not travel to the browser.
 */
export const OPERATOR = data as Operator;
