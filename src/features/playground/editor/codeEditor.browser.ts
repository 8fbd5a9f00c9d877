import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
  type Completion,
  type CompletionContext,
  type CompletionResult,
} from '@codemirror/autocomplete';
import {
  defaultKeymap,
  history,
  historyKeymap,
  indentWithTab,
  redo,
  undo,
} from '@codemirror/commands';
import {css} from '@codemirror/lang-css';
import {html} from '@codemirror/lang-html';
import {javascript, javascriptLanguage} from '@codemirror/lang-javascript';
import {bracketMatching, indentOnInput, syntaxHighlighting} from '@codemirror/language';
import {lintGutter, setDiagnostics, type Diagnostic} from '@codemirror/lint';
import {highlightSelectionMatches, search, searchKeymap} from '@codemirror/search';
import {EditorState, type Extension} from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  hoverTooltip,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import {
  FILE_NAMES,
  type FileKind,
  type Member,
  type TemplateFiles,
} from '@site/plugins/playground/client';
import {memberAt, wantedAt} from './completions';
import {HIGHLIGHT, LOOKS, PHRASES} from './looks';

/** What went wrong on a line of a file. */
export interface Mark {
  readonly line: number;
  readonly text: string;
  readonly isError: boolean;
}

interface Options {
  readonly host: HTMLElement;
  readonly members: Promise<readonly Member[]>;
  readonly onChange: (kind: FileKind, text: string) => void;
  /** Run at once, asked for by the keyboard. */
  readonly onRun: () => void;
}

/** An editor of the files of a template, one at a time; each has an undo of its own. */
export interface CodeEditor {
  /** Another template: what was undone before is forgotten. */
  readonly open: (files: TemplateFiles) => void;
  readonly show: (kind: FileKind) => void;
  readonly goTo: (line: number, column: number) => void;
  readonly mark: (marks: Readonly<Partial<Record<FileKind, readonly Mark[]>>>) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly close: () => void;
}

/** Longer text before the place says no more about what is wanted there. */
const LOOK_BACK = 400;
const KINDS = Object.keys(FILE_NAMES) as readonly FileKind[];

/** Where completions and what is said of them stand in the list. */
const COMPLETION_TYPES: Readonly<Record<Member['of'], string>> = {
  OneSDK: 'method',
  setup: 'property',
  action: 'text',
  PERM: 'constant',
  comment: 'property',
  data: 'property',
};

const toCompletion = ({of, name, signature, doc}: Member): Completion => ({
  label: name,
  type: COMPLETION_TYPES[of],
  detail: signature,
  ...(doc !== '' && {info: doc}),
});

function completing(members: Promise<readonly Member[]>): Extension {
  const complete = async (context: CompletionContext): Promise<CompletionResult | null> => {
    const {state, pos} = context;
    const wanted = wantedAt(state.sliceDoc(Math.max(0, pos - LOOK_BACK), pos));
    if (wanted === undefined) return null;
    const all = await members;
    const options = all.filter(({of}) => wanted.of.includes(of)).map(toCompletion);
    return {from: pos - wanted.typed, options, validFor: /^[\w.]*$/u};
  };
  return javascriptLanguage.data.of({autocomplete: complete});
}

function hovering(members: Promise<readonly Member[]>): Extension {
  return hoverTooltip(async (view, pos) => {
    const line = view.state.doc.lineAt(pos);
    const found = memberAt(line.text, pos - line.from, await members);
    if (found === undefined) return null;
    const {member, from, to} = found;
    return {
      ...{pos: line.from + from, end: line.from + to, above: true},
      create() {
        const dom = document.createElement('div');
        const code = document.createElement('code');
        code.textContent = `${member.name}: ${member.signature}`;
        dom.className = 'cm-member';
        dom.append(code, member.doc);
        return {dom};
      },
    };
  });
}

const LANGUAGES: Readonly<Record<FileKind, () => Extension>> = {
  html: () => html(),
  css: () => css(),
  script: () => javascript(),
};

/**
 * Puts an editor into an element. It stands in a shadow tree, where its styles are sheets made by
 * script: the policy of the pages allows no style elements.
 */
export function createCodeEditor({host, members, onChange, onRun}: Options): CodeEditor {
  const root = host.shadowRoot ?? host.attachShadow({mode: 'open'});
  let shown: FileKind = 'html';
  let states = new Map<FileKind, EditorState>();

  const stateOf = (kind: FileKind, doc: string): EditorState =>
    EditorState.create({
      doc,
      extensions: [
        ...[lineNumbers(), history(), drawSelection(), indentOnInput(), bracketMatching()],
        ...[closeBrackets(), autocompletion(), highlightActiveLine(), highlightSelectionMatches()],
        ...[search({top: true}), lintGutter(), EditorState.phrases.of(PHRASES)],
        ...[syntaxHighlighting(HIGHLIGHT), LOOKS, LANGUAGES[kind]()],
        ...(kind === 'css' ? [] : [completing(members), hovering(members)]),
        EditorView.contentAttributes.of({tabindex: '0', 'aria-label': `${FILE_NAMES[kind]}の内容`}),
        keymap.of([
          {
            key: 'Mod-Enter',
            run: () => {
              onRun();
              return true;
            },
          },
          ...[...closeBracketsKeymap, ...completionKeymap, ...defaultKeymap],
          ...[...historyKeymap, ...searchKeymap, indentWithTab],
        ]),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onChange(kind, update.state.doc.toString());
        }),
      ],
    });

  const view = new EditorView({parent: root, root});
  // Else Chromium may make a stop of it that has no name; the text in it scrolls by keys, too.
  view.scrollDOM.tabIndex = -1;
  const open = (files: TemplateFiles): void => {
    states = new Map(KINDS.map((kind) => [kind, stateOf(kind, files[kind])]));
    view.setState(states.get(shown) ?? view.state);
  };
  const diagnostics = (state: EditorState, marks: readonly Mark[]): Diagnostic[] =>
    marks
      .filter(({line}) => line >= 1 && line <= state.doc.lines)
      .map(({line, text, isError}) => {
        const {from, to} = state.doc.line(line);
        return {from, to, message: text, severity: isError ? 'error' : 'warning'};
      });

  return {
    open,
    show(kind) {
      states.set(shown, view.state);
      shown = kind;
      view.setState(states.get(kind) ?? stateOf(kind, ''));
    },
    goTo(line, column) {
      const {doc} = view.state;
      const at = doc.line(Math.min(Math.max(line, 1), doc.lines));
      const anchor = Math.min(at.from + Math.max(column - 1, 0), at.to);
      view.dispatch({
        selection: {anchor},
        effects: EditorView.scrollIntoView(anchor, {y: 'center'}),
      });
      view.focus();
    },
    mark(marks) {
      states.set(shown, view.state);
      for (const [kind, state] of states) {
        const change = setDiagnostics(state, diagnostics(state, marks[kind] ?? []));
        if (kind === shown) view.dispatch(change);
        else states.set(kind, state.update(change).state);
      }
    },
    undo() {
      undo(view);
    },
    redo() {
      redo(view);
    },
    close() {
      view.destroy();
    },
  };
}
