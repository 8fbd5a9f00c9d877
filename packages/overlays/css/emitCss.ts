import {templateOf} from '../templates/registry';
import type {Design} from '../model/design';
import type {Target} from '../model/group';
import {versionLabel} from '../model/nearest';
import {rulesByGroup, valuesOf} from '../model/values';
import {encodeLink} from '../share/link';
import {usedCustomCss} from './customCss';
import {cssString, FALLBACK} from './fontStack';
import {kindRules} from './kinds';
import {printRules, rule, type Declarations, type Rule, type StyleRule} from './rule';
import {SELECTORS} from './selectors';
import {TEXT_EFFECTS} from './textEffects';
import {fontImports, type UsedFont} from './webFonts';

/** A font file of a zip. */
export interface FontFace extends UsedFont {
  /** Its path beside the style sheet. */
  readonly path: string;
}

export interface EmitOptions {
  readonly target: Target;
  /** Where editors are, without a slash at the end: `https://…/generator/templates`. */
  readonly editors?: string;
  /** Uses custom CSS although `noticesOf` speaks against it: the visitor said so. */
  readonly allowsCustomCss?: boolean;
  readonly faces?: readonly FontFace[];
  /** Families that the page gets in another way: the style sheet neither declares nor loads them. */
  readonly given?: readonly string[];
}

/**
 * The style sheet of a design: for the box in OBS, over any template of the family, or for the zip.
 * Equal designs give equal bytes. Never sets `--one-sdk-*`: in OBS it would come too late for setup.
 */
export function emitCss(design: Design, options: EmitOptions): string {
  const {target, allowsCustomCss = false, faces = [], given = []} = options;
  const atHand = [...faces.map(({family}) => family), ...given];
  const custom = usedCustomCss(design.customCss ?? '', allowsCustomCss);
  const template = templateOf(design.template);
  const groups = rulesByGroup(design, target).flatMap(({rules}) => rules);
  const others = template.look + custom.rest;
  const kind = target === 'zip' ? kindRules(template.runtime, template.isPro) : [];
  const rules = withoutUnused([...TEXT_EFFECTS, ...BASE, ...kind, MARK, ...groups], others);
  const mark = rules.indexOf(MARK);
  return [
    header(design, options),
    lines([...custom.imports, ...imports(design, target, atHand)]),
    lines(faces.map(face)),
    TRANSPARENT_BODY,
    printRules([rule(':root', rootOf(rules))]),
    printRules(rules.slice(0, mark).filter(isNoRoot)),
    template.look.trimStart(),
    printRules(rules.slice(mark).filter(isNoRoot)),
    custom.rest === '' ? '' : `/* ここから自分のCSS */\n${custom.rest}\n`,
  ].join('');
}

const lines = (texts: readonly string[]): string => texts.map((text) => `${text}\n`).join('');

const isRoot = (one: Rule) => one.type === 'style' && one.selector === ':root';
const isNoRoot = (one: Rule) => !isRoot(one);

/** Where the template's own look stands between the rules. */
const MARK = rule('', {});

/** The variables of all rules in one block, by name; later rules win. */
function rootOf(rules: readonly Rule[]): Declarations {
  const merged = new Map<string, string | number>();
  for (const one of rules) {
    if (one.type !== 'style' || !isRoot(one)) continue;
    for (const [name, value] of Object.entries(one.declarations)) {
      if (value !== undefined) merged.set(name, value);
    }
  }
  return Object.fromEntries([...merged].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** The rules with our own variables only where something asks for them; the family's always. */
function withoutUnused(rules: readonly Rule[], others: string): readonly Rule[] {
  const css = printRules(rules);
  const asked = new Set(
    Array.from((css + others).matchAll(/var\((--ov-[\w-]+)/gu), ([, name]) => name),
  );
  const kept = rules.map((one) => (one.type === 'style' ? withOnly(one, asked) : one));
  // What was left out may have asked for more.
  return printRules(kept) === css ? rules : withoutUnused(kept, others);
}

function withOnly(one: StyleRule, asked: ReadonlySet<string | undefined>): StyleRule {
  const entries = Object.entries(one.declarations);
  const kept = entries.filter(([name]) => !name.startsWith('--ov-') || asked.has(name));
  return kept.length === entries.length ? one : rule(one.selector, Object.fromEntries(kept));
}

function header(design: Design, {editors}: EmitOptions): string {
  const {name: look} = templateOf(design.template);
  const {fits, hash} = encodeLink(design);
  const written = [
    `コメびより テンプレートエディタ（${versionLabel(design.app)}）：${look}`,
    design.name === undefined ? '' : `名前：${design.name}`,
    design.author === undefined ? '' : `作者：${design.author}`,
    editors !== undefined && fits ? `続きから作る：${editors}/${design.app}#${hash}` : '',
  ];
  const inside = written
    .filter((line) => line !== '')
    // No name ends the comment, nor a style element around it.
    .map((line) => ` * ${line.replaceAll('*/', '* /').replaceAll('</', '< /')}\n`);
  return `/*\n${inside.join('')} */\n`;
}

/**
 * In OBS there is no file to bundle, so bundled families are loaded there too; in the zip those whose
 * files are not at hand.
 */
function imports(design: Design, target: Target, atHand: readonly string[]): readonly string[] {
  const {source} = valuesOf(design).fonts;
  if (source === 'local') return [];
  const hasFile = (family: string): boolean =>
    source === 'bundle' && target === 'zip' && atHand.includes(family);
  return fontImports(usedFonts(design).filter(({family}) => !hasFile(family)));
}

/** The families that the parts of a comment ask for. */
export function usedFonts(design: Design): readonly UsedFont[] {
  const {name, body, details} = valuesOf(design);
  return [name, body, details]
    .filter(({family}) => family !== '')
    .map(({family, weight}) => ({family, weight}));
}

const face = ({family, weight, path}: FontFace): string =>
  `@font-face {
  font-family: ${cssString(family)};
  src: url(${cssString(path)}) format("woff2");
  font-weight: ${weight};
  font-display: swap;
}`;

/** What the box in OBS holds before anything is pasted (obs-browser 2.26), in its own words. */
const TRANSPARENT_BODY = `body {
  background-color: rgba(0, 0, 0, 0);
  margin: 0px auto;
  overflow: hidden;
}
`;

/**
 * The arrangement that all options build on. The list fills the source and is pushed to its end,
 * where the newest comment is; `flex: none` keeps comments from being squeezed when it is full.
 */
const BASE: readonly Rule[] = [
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
