import {newPage} from '../work/edit';
import {newButton} from '../work/newButton';
import type {PadButton, PadColor} from '../work/pads';
import type {Work} from '../work/work';

/** Pads to begin with. */
export interface Starter {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly work: Work;
}

type Row = readonly [
  emoji: string,
  label: string,
  color: PadColor,
  keys: string | readonly string[],
  some?: Partial<PadButton>,
];

/** Ids begin with the starter's, so that taking it in twice changes nothing. */
function starter(id: string, name: string, about: string, rows: readonly Row[]): Starter {
  const buttons = rows.map(([emoji, label, color, keys, some], index): PadButton => {
    const words = typeof keys === 'string' ? [keys] : keys;
    return {...newButton(`${id}-${index + 1}`), emoji, label, color, keys: words, ...some};
  });
  const page = newPage(`${id}-page`, name);
  const slots = page.slots.map((_, index) => buttons[index]?.id ?? null);
  return {id, name, about, work: {pages: [{...page, slots}], buttons, items: [], assets: []}};
}

const LOTS = ['大吉', '中吉', '小吉', '凶'] as const;

/** The first one is there at the first visit. */
export const STARTERS = [
  starter('start-basic', '基本', '拍手、笑い、お礼など、どの配信でも使う8個', [
    ['👏', '拍手', 'green', '8888', {shortcut: 'Digit1'}],
    ['🎉', 'おめでとう', 'pink', 'おめでとう', {shortcut: 'Digit2'}],
    ['😂', '笑い', 'yellow', '草', {hold: 500, shortcut: 'Digit3'}],
    ['💖', 'ありがとう', 'red', 'ありがとう', {shortcut: 'Digit4'}],
    ['🎊', '紙吹雪', 'violet', '紙吹雪', {cooldown: 1000}],
    ['🍙', 'おにぎり', 'plain', 'おにぎり', {count: 5}],
    ['👋', 'またね', 'blue', 'またね'],
    ['🎲', 'おみくじ', 'orange', LOTS, {pick: 'random', delay: 1000}],
  ]),
  starter('start-quiz', 'クイズ', '正解、不正解、時間切れなど、企画の進行に使う8個', [
    ['⭕', '正解', 'green', '正解', {shortcut: 'KeyO'}],
    ['❌', '不正解', 'red', '不正解', {shortcut: 'KeyX'}],
    ['❓', '出題', 'blue', '出題'],
    ['⏰', '時間切れ', 'orange', '時間切れ'],
    ['💡', 'ヒント', 'yellow', 'ヒント'],
    ['🥁', 'ためてから発表', 'violet', '発表', {delay: 3000, cooldown: 3000}],
    ['🏆', '優勝', 'pink', '優勝', {cooldown: 5000}],
    ['🍅', 'トマト', 'plain', 'トマト', {count: 20, cooldown: 2000}],
  ]),
  starter('start-song', '歌枠', '曲の前後と、サビの盛り上げに使う8個', [
    ['🎤', '歌います', 'blue', '歌います'],
    ['👏', '拍手', 'green', '8888', {count: 3}],
    ['🔥', '盛り上げ', 'red', '盛り上げ', {hold: 600, cooldown: 400}],
    ['✨', 'きらきら', 'yellow', 'きらきら', {hold: 800}],
    ['💙', 'ペンライト', 'teal', ['ペンライト青', 'ペンライト赤'], {pick: 'random'}],
    ['🎊', '歌い終わり', 'violet', ['8888', '紙吹雪'], {cooldown: 3000}],
    ['🙏', 'リクエスト', 'orange', 'リクエスト'],
    ['☕', '休憩', 'plain', '休憩', {cooldown: 10_000}],
  ]),
] as const satisfies readonly [Starter, ...Starter[]];
