import {frameId, type Message} from '../scenario';
import {SET_LIST} from './tables';

const CHOICES = ['バラード', 'ロック'];
const POLL = (perMille: readonly number[]) => ({
  question: '次の曲は',
  choices: CHOICES.map((description, at) => ({description, perMille: perMille[at] ?? 0})),
});

/**
 * A message of each type that no scenario sends: what the streamer does in windows of the app, and the
 * polls of niconico.
 */
export function rareMessages(config: Readonly<Record<string, unknown>>): readonly Message[] {
  const [first, ...rest] = SET_LIST.items;
  const completed = first === undefined ? [] : [first];
  return [
    {
      type: 'setList',
      data: {...SET_LIST, items: rest, completed: [...SET_LIST.completed, ...completed]},
    },
    {type: 'ni.survey.start', data: {...POLL([0, 0]), status: 'Poll'}},
    {type: 'ni.survey.finish', data: {...POLL([350, 650]), status: 'Result'}},
    {
      type: 'systemComment',
      data: {
        ...{type: 'info', service: 'niconama'},
        ...{message: '放送が30分延長されました', icon: 'notification'},
      },
    },
    {type: 'toast', data: {message: 'コピーしました'}},
    {type: 'wp.update', data: {dir: 'wordparty'}},
    {type: 'config', data: config},
    {type: 'meta.clear', data: frameId('youtube')},
  ];
}
