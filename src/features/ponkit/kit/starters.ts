import {defaultItem, setField, type Effect, type Item} from '@komebiyori/effects';
import {newPage} from '../work/edit';
import {newButton, type Work} from '../work/work';
import type {PadButton, PadColor} from '../work/pads';

/** Pads to begin with. */
export interface Starter {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly work: Work;
}

/** An effect, with fields that differ from a new one's. */
type Look = readonly [effect: Effect, fields?: Readonly<Record<string, unknown>>];

interface Row {
  readonly emoji: string;
  readonly label: string;
  readonly color: PadColor;
  readonly keys: readonly [string, ...string[]];
  readonly look: Look;
  readonly more?: Partial<PadButton>;
}

/** @throws Error when a field is none of the effect's: a starter is written by us */
function itemOf(id: string, {label, keys, look: [effect, fields = {}]}: Row): Item {
  const all = {name: label, pattern: [...keys], matchReaction: true, ...fields};
  return Object.entries(all).reduce<Item>(
    (item, [path, value]) => {
      const next = setField(item, path, value);
      if (next === undefined) throw new Error(`${id}: ${path} cannot be set`);
      return next;
    },
    defaultItem(effect, id),
  );
}

/** Ids begin with the starter's, so that taking it in twice changes nothing. */
function starter(id: string, name: string, about: string, rows: readonly Row[]): Starter {
  const buttons = rows.map(({emoji, label, color, keys, more}, index): PadButton => {
    return {...newButton(`${id}-${index + 1}`), emoji, label, color, keys, ...more};
  });
  const items = rows.map((row, index) => itemOf(`${id}-effect-${index + 1}`, row));
  const page = newPage(`${id}-page`, name);
  const slots = page.slots.map((_, index) => buttons[index]?.id ?? null);
  return {id, name, about, work: {pages: [{...page, slots}], buttons, items, assets: []}};
}

const popping = (...emojis: string[]): Look => [
  'popper',
  {'options.type': 'emoji', 'options.emojis': emojis, 'options.size': 40},
];
const falling = (content: string): Look => ['dropper', {'options.texture.content': content}];
const throwing = (content: string): Look => ['throwing', {'options.contents': [content]}];
const scattering = (content: string): Look => [
  'confetti',
  {'options.shapes': ['emoji'], 'options.contents': [content], 'options.scalar': 3},
];
const row = (
  face: readonly [emoji: string, label: string, color: PadColor],
  keys: string | readonly [string, ...string[]],
  look: Look,
  more: Partial<PadButton> = {},
): Row => {
  const [emoji, label, color] = face;
  return {emoji, label, color, keys: typeof keys === 'string' ? [keys] : keys, look, more};
};

const BASIC = [
  row(['👏', '拍手', 'green'], '8888', popping('👏'), {shortcut: 'Digit1'}),
  row(['🎉', 'おめでとう', 'pink'], 'おめでとう', ['popper'], {shortcut: 'Digit2'}),
  row(['😂', '笑い', 'yellow'], '草', falling('😂'), {hold: 500, shortcut: 'Digit3'}),
  row(['💖', 'ありがとう', 'red'], 'ありがとう', popping('💖', '✨'), {shortcut: 'Digit4'}),
  row(['🎊', '紙吹雪', 'violet'], '紙吹雪', ['confetti'], {cooldown: 1000}),
  row(['🍙', 'おにぎり', 'plain'], 'おにぎり', falling('🍙'), {count: 5}),
  row(['👋', 'またね', 'blue'], 'またね', scattering('👋')),
  row(['🎲', 'おみくじ', 'orange'], ['大吉', '中吉', '小吉', '凶'], popping('🎲'), {
    pick: 'random',
    delay: 1000,
  }),
];

const QUIZ = [
  row(['⭕', '正解', 'green'], '正解', popping('⭕'), {shortcut: 'KeyO'}),
  row(['❌', '不正解', 'red'], '不正解', falling('❌'), {shortcut: 'KeyX'}),
  row(['❓', '出題', 'blue'], '出題', scattering('❓')),
  row(['⏰', '時間切れ', 'orange'], '時間切れ', falling('⏰')),
  row(['💡', 'ヒント', 'yellow'], 'ヒント', popping('💡')),
  row(['🥁', 'ためて発表', 'violet'], '発表', ['popper'], {delay: 3000, cooldown: 3000}),
  row(['🏆', '優勝', 'pink'], '優勝', ['confetti'], {cooldown: 5000}),
  row(['🍅', 'トマト', 'plain'], 'トマト', throwing('🍅'), {count: 20, cooldown: 2000}),
];

const SONG = [
  row(['🎤', '歌います', 'blue'], '歌います', popping('🎤', '🎶')),
  row(['👏', '曲への拍手', 'green'], '歌の拍手', scattering('👏'), {count: 3}),
  row(['🔥', '盛り上げ', 'red'], '盛り上げ', popping('🔥'), {hold: 600, cooldown: 400}),
  row(['✨', 'きらきら', 'yellow'], 'きらきら', scattering('✨'), {hold: 800}),
  row(['🕯️', 'ペンライト', 'teal'], ['ペンライト青', 'ペンライト赤'], throwing('🪄'), {
    pick: 'random',
  }),
  row(['🎊', '歌い終わり', 'violet'], '歌い終わり', ['confetti'], {cooldown: 3000}),
  row(['🙏', 'リクエスト', 'orange'], 'リクエスト', popping('🙏')),
  row(['☕', '休憩', 'plain'], '休憩', falling('☕'), {cooldown: 10_000}),
];

/** The first one is there at the first visit. */
export const STARTERS = [
  starter('start-basic', '基本', '拍手、笑い、お礼など、どの配信でも使う8個', BASIC),
  starter('start-quiz', 'クイズ', '正解、不正解、時間切れなど、企画の進行に使う8個', QUIZ),
  starter('start-song', '歌枠', '曲の前後と、サビの盛り上げに使う8個', SONG),
] as const;
