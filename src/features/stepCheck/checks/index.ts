import type {Check} from '../finding';
import {afterUpdate, apiAnswers, port, pro, update} from './app';
import {commentsMissing, effects, obsEmpty, obsReady, speechSilent} from './arriving';
import {addStream, firstStart, listenerRecord} from './frames';
import {setList, waitingList} from './lists';

/** Every check, by the `id` that a page of the manual gives to StepCheck. */
export const CHECKS = {
  'first-start': firstStart,
  'add-stream': addStream,
  'comments-missing': commentsMissing,
  'speech-silent': speechSilent,
  'obs-ready': obsReady,
  'obs-empty': obsEmpty,
  'api-answers': apiAnswers,
  port,
  'waiting-list': waitingList,
  'set-list': setList,
  effects,
  'listener-record': listenerRecord,
  update,
  'after-update': afterUpdate,
  pro,
} as const satisfies Readonly<Record<string, Check>>;

export type CheckId = keyof typeof CHECKS;
