import type {Value} from '@komebiyori/fields';
import {catalogueOf} from '../model/catalogue';
import {isEqual, setOptions, setText, type Design} from '../model/design';
import type {ReadDesign} from '../model/readDesign';
import {readValue} from '../model/readValue';
import {decodeLink} from '../share/link';
import {without} from './customCss';
import {emitCss} from './emitCss';
import {readColor} from './readColor';
import {declarationsOf, statementsOf, type Declaration, type Statement} from './statements';
import {tokensOf} from './tokens';

export interface ReadCss extends ReadDesign {
  /** The variables that became options, in the order of the text. */
  readonly lifted: readonly string[];
  /** Whether the text named the design that it was made from. */
  readonly isOurs: boolean;
}

const AT_RULES: ReadonlySet<string> = new Set([
  ...['charset', 'container', 'counter-style', 'font-face', 'font-feature-values', 'import'],
  ...['keyframes', 'layer', 'media', 'namespace', 'page', 'property', 'scope', 'starting-style'],
  'supports',
]);
/** A name as style sheets write them; prose in Japanese has others. */
const PROPERTY = /^(?:--[^\s:]+|-?[a-z][a-z-]*)$/iu;

/**
 * Whether a text is a style sheet: it has an at-rule that CSS knows, or a rule with a declaration.
 * Prose, programs and markup are none, though they hold braces and colons.
 * @param levels how deep rules are looked into: each level reads the text again
 */
export function isStyleSheet(text: string, levels = 3): boolean {
  return statementsOf(text).some(({at, prelude, block}) => {
    if (at !== undefined) return AT_RULES.has(at.replace(/^-\w+-/u, ''));
    if (block === undefined || prelude === '' || !isSelector(prelude)) return false;
    const isDeclared = declarationsOf(text, block).some(
      ({name, value}) => PROPERTY.test(name) && value !== '',
    );
    if (isDeclared || levels <= 1) return isDeclared;
    return isStyleSheet(text.slice(block.start, block.end), levels - 1);
  });
}

/** Whether nothing in a prelude is that selectors have only within brackets, or never at their end. */
const isSelector = (prelude: string): boolean =>
  !/[=;]|[.,:!?]$/u.test(prelude.replaceAll(/\[[^[\]]*\]/gu, '[]'));

/** What the box in OBS holds by itself; ours says the same. */
const OBS_BODY =
  /^\s*background-color:\s*rgba\(0,\s*0,\s*0,\s*0\);\s*margin:\s*0px auto;\s*overflow:\s*hidden;?\s*$/u;
const ROOTS: ReadonlySet<string> = new Set([':root', 'html', 'body']);

/**
 * Makes a design of CSS that somebody pasted. CSS of ours holds its share link; of other CSS the
 * known variables become options. The rest is kept as custom CSS, so nothing is lost.
 * @param design what it is laid over when it is not ours
 */
export function readCss(text: string, design: Design): ReadCss {
  const css = text.replace(/^\uFEFF/u, '').replaceAll(/\r\n?/gu, '\n');
  const own = readOwn(css, design);
  return own ?? liftVariables(css, design);
}

/** The design of the link in a comment; rules that it does not make are custom CSS. */
function readOwn(css: string, {app}: Design): ReadCss | undefined {
  const [hash] = tokensOf(css)
    .filter(({kind}) => kind === 'comment')
    // Names stand before the link, and may look like one.
    .flatMap(({value}) => value.match(/#s=\d\.[\w-]+/gu)?.slice(-1) ?? []);
  if (hash === undefined) return undefined;
  const {design, warnings, problem} = decodeLink(hash, app);
  if (problem !== undefined) return undefined;
  const made = emitCss(design, {target: 'obs', allowsCustomCss: true});
  const known = new Set(statementsOf(made).map((one) => plain(made.slice(one.start, one.end))));
  const foreign = statementsOf(css)
    .map(({start, end}) => css.slice(start, end))
    .filter((statement) => !known.has(plain(statement)));
  const custom = [design.customCss ?? '', ...foreign].filter((part) => part.trim() !== '');
  return {
    design: foreign.length === 0 ? design : setText(design, 'customCss', custom.join('\n\n')),
    warnings,
    lifted: [],
    isOurs: true,
  };
}

/** Equal for texts that differ in white space only. */
const plain = (css: string): string => css.replaceAll(/\s+/gu, ' ').trim();

function liftVariables(css: string, design: Design): ReadCss {
  const lifted: string[] = [];
  const values: Record<string, Value> = {};
  const taken: {start: number; end: number}[] = [];
  for (const statement of statementsOf(css)) {
    const {block, prelude, at} = statement;
    if (block === undefined || at !== undefined || !ROOTS.has(prelude)) continue;
    const declarations = declarationsOf(css, block);
    const known = declarations.filter(({name, value}) => {
      const options = lift(name, value, design);
      if (options === undefined) return false;
      lifted.push(name);
      Object.assign(values, options);
      return true;
    });
    const isEmpty = known.length > 0 && known.length === declarations.length;
    if (isEmpty || isObsBody(css, statement)) taken.push(statement);
    else taken.push(...known.map((one) => withSemicolon(css, one)));
  }
  const rest = without(css, taken)
    .replaceAll(/\n\s*\n\s*\n/gu, '\n\n')
    .trim();
  const custom = [design.customCss ?? '', rest].filter((part) => part.trim() !== '').join('\n\n');
  return {
    design: setText(setOptions(design, values), 'customCss', custom),
    warnings: [],
    lifted,
    isOurs: false,
  };
}

const isObsBody = (css: string, {prelude, block}: Statement): boolean =>
  prelude === 'body' && block !== undefined && OBS_BODY.test(css.slice(block.start, block.end));

/** With the semicolon and the space before it, so that no empty line stays. */
function withSemicolon(css: string, {start, end}: Declaration): {start: number; end: number} {
  const [space = ''] = /\s*$/u.exec(css.slice(0, start)) ?? [];
  return {start: start - space.length, end: css[end] === ';' ? end + 1 : end};
}

/** The options that a variable means; undefined when one of them would not hold it exactly. */
function lift(
  name: string,
  value: string,
  design: Design,
): Readonly<Record<string, Value>> | undefined {
  const options = FAMILY_VARIABLES.get(name)?.(value.replace(/\s*!important$/u, ''));
  if (options === undefined) return undefined;
  const catalogue = catalogueOf(design.template, design.app);
  const fits = Object.entries(options).every(([key, wanted]) => {
    const field = catalogue.get(key)?.field;
    const read = field === undefined ? undefined : readValue(field, wanted);
    return read !== undefined && isEqual(read.value, wanted);
  });
  return fits ? options : undefined;
}

/** What a variable of the family says in options; undefined when options cannot say it. */
type Lift = (value: string) => Readonly<Record<string, Value>> | undefined;

const length =
  (key: string, unit: 'px' | 'em' | '%'): Lift =>
  (value) => {
    const [, number] = new RegExp(`^(\\d*\\.?\\d+)${unit}$`, 'u').exec(value) ?? [];
    return number === undefined ? undefined : {[key]: Number(number)};
  };

const color =
  (key: string): Lift =>
  (value) => {
    const read = readColor(value);
    return read === undefined ? undefined : {[key]: read};
  };

const time =
  (key: string): Lift =>
  (value) => {
    const [, number, unit] = /^(\d*\.?\d+)(ms|s)$/u.exec(value) ?? [];
    return number === undefined ? undefined : {[key]: Number(number) * (unit === 's' ? 1000 : 1)};
  };

/** A stroke lies half inside of the letter: `4px #000` is an edge of two pixels. */
const outline =
  (part: 'name' | 'body' | 'paid'): Lift =>
  (value) => {
    const [, number, ink = ''] = /^(\d*\.?\d+)(?:px)?\s+(.+)$/u.exec(value) ?? [];
    const read = readColor(ink);
    if (number === undefined || read === undefined) return undefined;
    const width = {[`outline.${part}Width`]: Number(number) / 2, 'outline.method': 'stroke'};
    return Number(number) === 0 ? width : {...width, [`outline.${part}Color`]: read};
  };

const DIRECTIONS: Readonly<Record<string, string>> = {
  column: 'btt',
  'column-reverse': 'ttb',
  row: 'rtl',
  'row-reverse': 'ltr',
};

/** The variables that stand for options, with how they do. */
const FAMILY_VARIABLES: ReadonlyMap<string, Lift> = new Map<string, Lift>([
  [
    '--lcv-background-color',
    (value) => {
      const read = readColor(value);
      if (read === undefined) return undefined;
      return read.endsWith('00')
        ? {'box.isShown': false}
        : {'box.isShown': true, 'box.background': read};
    },
  ],
  ['--lcv-name-color', color('name.color')],
  ['--lcv-text-color', color('body.color')],
  ['--lcv-font-size', length('body.size', 'px')],
  ['--lcv-avatar-size', length('avatar.size', 'px')],
  ['--lcv-badge-size', length('badges.size', 'em')],
  ['--lcv-image-size', length('images.emojiSize', 'em')],
  ['--lcv-gift-size', length('images.giftSize', 'em')],
  ['--lcv-max-width', length('layout.maxWidth', '%')],
  ['--lcv-membership-color', color('membership.color')],
  ['--lcv-enter-duration', time('motion.inMs')],
  ['--lcv-leave-duration', time('motion.outMs')],
  ['--lcv-move-duration', time('motion.moveMs')],
  ['--lcv-enter-easing', (value) => ({'motion.easing': value})],
  ['--lcv-name-outline', outline('name')],
  ['--lcv-comment-outline', outline('body')],
  ['--lcv-paid-outline', outline('paid')],
  [
    '--lcv-lifetime',
    (value) => (/^\d+$/u.test(value) ? {'flow.lifetime': Number(value) / 1000} : undefined),
  ],
  [
    '--lcv-direction',
    (value) => {
      const direction = DIRECTIONS[value];
      return direction === undefined ? undefined : {'layout.direction': direction};
    },
  ],
]);
