import {HighlightStyle} from '@codemirror/language';
import {EditorView} from '@codemirror/view';
import {tags} from '@lezer/highlight';

const color = (name: string): string => `var(--site-${name})`;
const mono = 'var(--site-font-mono)';

/** The colours of code that the manual has. */
export const HIGHLIGHT = HighlightStyle.define([
  {tag: [tags.comment, tags.meta], color: color('code-comment')},
  {tag: [tags.keyword, tags.bool, tags.null, tags.self], color: color('code-keyword')},
  {tag: [tags.string, tags.regexp, tags.attributeValue], color: color('code-string')},
  {tag: [tags.number, tags.unit, tags.color, tags.attributeName], color: color('code-value')},
  {
    tag: [tags.tagName, tags.className, tags.typeName, tags.propertyName],
    color: color('code-name'),
  },
]);

const panel = {
  border: `1px solid ${color('border-strong')}`,
  borderRadius: color('radius-s'),
  backgroundColor: color('surface'),
  color: color('ink'),
};

/** The editor in the site's own colours, which change with its colour mode. */
export const LOOKS = EditorView.theme({
  '&': {
    height: '100%',
    backgroundColor: color('surface'),
    color: color('ink'),
    fontSize: '0.875rem',
  },
  '&.cm-focused': {outline: `3px solid ${color('focus')}`, outlineOffset: '-3px'},
  '.cm-scroller': {fontFamily: mono, lineHeight: '1.6', overflow: 'auto'},
  '.cm-content': {caretColor: color('ink')},
  '.cm-cursor, .cm-dropCursor': {borderLeftColor: color('ink'), borderLeftWidth: '2px'},
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground':
    {backgroundColor: color('mark-bg')},
  '.cm-gutters': {
    borderRight: `1px solid ${color('border')}`,
    backgroundColor: color('surface-sunken'),
    color: color('ink-soft'),
  },
  '.cm-activeLine, .cm-activeLineGutter': {backgroundColor: 'transparent'},
  '&.cm-focused .cm-activeLine': {boxShadow: `inset 2px 0 ${color('primary')}`},
  '&.cm-focused .cm-matchingBracket, .cm-selectionMatch': {backgroundColor: color('surface-tint')},
  '.cm-tooltip': panel,
  '.cm-tooltip-autocomplete > ul': {fontFamily: mono, maxHeight: '14rem'},
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: color('primary'),
    color: color('on-primary'),
  },
  '.cm-completionDetail': {marginLeft: '1em', fontStyle: 'normal', opacity: '0.85'},
  '.cm-completionInfo': {...panel, maxWidth: '20rem', padding: '0.25rem 0.5rem'},
  '.cm-member': {display: 'grid', gap: '0.25rem', maxWidth: '30rem', padding: '0.375rem 0.625rem'},
  '.cm-member code': {fontFamily: mono, overflowWrap: 'anywhere'},
  '.cm-panels': {backgroundColor: color('surface-sunken'), color: color('ink')},
  '.cm-panel input, .cm-panel button': {
    ...panel,
    backgroundImage: 'none',
    fontSize: '0.875rem',
  },
  '.cm-diagnostic-error': {borderLeftColor: color('danger')},
});

/** The words of the editor's own parts. */
export const PHRASES: Readonly<Record<string, string>> = {
  Find: '検索',
  Replace: '置き換え',
  next: '次',
  previous: '前',
  all: 'すべて選ぶ',
  'match case': '大文字と小文字を区別',
  'by word': '単語ごと',
  regexp: '正規表現',
  replace: '置き換える',
  'replace all': 'すべて置き換える',
  close: '閉じる',
  'current match': '今の一致',
  'replaced $ matches': '$件を置き換えました',
  'replaced match on line $': '$行目を置き換えました',
  'on line': '行',
  'Go to line': '行へ移る',
  go: '移る',
  Completions: '候補',
  Diagnostics: '問題',
  'No diagnostics': '問題はありません',
};
