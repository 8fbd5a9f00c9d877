import {rule, type Rule} from './rule';
import {FALLBACK} from './fontStack';
import {SELECTORS} from './selectors';

/** What the box in OBS holds before anything is pasted (obs-browser 2.26), in its own words. */
export const TRANSPARENT_BODY = `body {
  background-color: rgba(0, 0, 0, 0);
  margin: 0px auto;
  overflow: hidden;
}
`;

/**
 * The arrangement that all options build on. The list fills the source and is pushed to its end,
 * where the newest comment is; `flex: none` keeps comments from being squeezed when it is full.
 */
export const BASE: readonly Rule[] = [
  rule('html, body', {'font-size': 'var(--lcv-font-size)'}),
  rule('body', {'font-family': FALLBACK}),
  rule('.container', {height: '100vh'}),
  rule(SELECTORS.list, {
    display: 'flex',
    'box-sizing': 'border-box',
    height: '100vh',
    margin: 0,
    'justify-content': 'flex-end',
  }),
  rule(SELECTORS.comment, {
    display: 'flex',
    flex: 'none',
    'box-sizing': 'border-box',
    'align-items': 'flex-start',
    margin: 0,
  }),
  rule(SELECTORS.block, {display: 'flex', flex: '0 1 auto', 'min-width': 0}),
  rule(SELECTORS.name, {
    display: 'flex',
    'flex-wrap': 'wrap',
    gap: '0.3em',
    'align-items': 'center',
    'min-width': 0,
    'overflow-wrap': 'anywhere',
  }),
  rule(SELECTORS.frame, {order: 1, 'min-width': 0}),
];
