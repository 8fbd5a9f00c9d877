import {expect, it} from 'vitest';
import {newDesign, setOptions, type Options} from '../../model/design';
import {settingsOf} from '../../package/settings';
import {item} from '../../testing/comments';
import {createFilter} from './filter';

/** Whether a comment is shown with these options. */
function isShown(
  options: Options,
  data: object,
  text = 'こんにちは',
  envelope: object = {},
): boolean {
  const {filter} = settingsOf(setOptions(newDesign('basic', '8_0'), options));
  return createFilter(filter)(item('1', data, envelope), () => text);
}

it.each([
  ['nothing', {}, {}, 'x', {}, true],
  ['a service', {'filter.hiddenServices': ['twitch']}, {}, 'x', {service: 'twitch'}, false],
  ['another service', {'filter.hiddenServices': ['twitch']}, {}, 'x', {}, true],
  ['all but Twitch', {'filter.onlyTwitch': true}, {}, 'x', {}, false],
  [
    'the system, with all but Twitch',
    {'filter.onlyTwitch': true},
    {},
    'x',
    {service: 'system'},
    false,
  ],
  [
    'no Twitch where only that is shown',
    {'filter.onlyTwitch': true},
    {},
    'x',
    {service: 'twitch'},
    true,
  ],
  ['a frame', {'filter.hiddenFrames': ['メイン']}, {}, 'x', {}, false],
  ['all other frames', {'filter.onlyFrames': ['サブ']}, {}, 'x', {}, false],
  ['not the chosen frame', {'filter.onlyFrames': ['メイン']}, {}, 'x', {}, true],
  ['a frame by its id', {'filter.hiddenFrameIds': ['frame-1']}, {}, 'x', {}, false],
  ['somebody', {'filter.hiddenUsers': ['Bot']}, {name: 'ｂｏｔ'}, 'x', {}, false],
  [
    'somebody by nickname',
    {'filter.hiddenUsers': ['ぼっと']},
    {nickname: 'ぼっと'},
    'x',
    {},
    false,
  ],
  ['a word', {'filter.hiddenWords': ['spam']}, {}, 'so ＳＰＡＭ here', {}, false],
  ['a command', {'filter.commandPrefix': '!'}, {}, ' ！dice', {}, false],
  ['no mark in the middle', {'filter.commandPrefix': '!'}, {}, 'oh!', {}, true],
  ['the system', {'filter.hidesSystem': true}, {}, 'x', {service: 'system'}, false],
  ['free gifts', {'filter.hidesFreeGifts': true}, {isFreeGift: true}, 'x', {}, false],
  ['what the app hides', {}, {commentVisible: false}, 'x', {}, false],
])('leaves out %s', (_, options, data, text, envelope, expected) => {
  expect(isShown(options, data, text, envelope)).toBe(expected);
});

it('takes no markup apart where no words are looked for', () => {
  const {filter} = settingsOf(newDesign('basic', '8_0'));
  const textOf = (): string => {
    throw new Error('The text was asked for');
  };
  expect(createFilter(filter)(item('1'), textOf)).toBe(true);
});
