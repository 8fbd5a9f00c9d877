import type {OpenedSource} from '@komebiyori/webm/protocol';
import {seconds} from '../ui/words';
import type {Phase, Work} from './phase';

/** How a state is told. */
interface StateWords {
  readonly tone: 'plain' | 'busy' | 'good' | 'bad';
  readonly title: string;
  readonly text: string;
}

/** What is open: format, size, length, and what was left out. */
function sourceWords(source: OpenedSource): string {
  const {format, width, height, times, durationUs, audio, alpha, leftOut} = source;
  const parts = [
    format,
    `${width}×${height}`,
    `${times.length}コマ`,
    `${seconds(durationUs)}秒`,
    ...(alpha === null ? [] : [alpha ? '透過あり' : '透過なし']),
    ...(audio === null ? [] : ['音声あり']),
    ...(leftOut === 0 ? [] : [`画像でない${leftOut}個は除きました`]),
  ];
  return parts.join('・');
}

/** The state of the tool in words; an export stands before the source it is made of. */
export function stateWords(phase: Phase, work: Work): StateWords {
  switch (phase.kind) {
    case 'idle':
      return {
        tone: 'plain',
        title: '素材を入れて、始めます',
        text: '画像や動画を、背景が透明なWebMに変えます。',
      };
    case 'opening':
      return {tone: 'busy', title: '素材を開いています', text: phase.name};
    case 'refused':
      return {tone: 'bad', title: '開けませんでした', text: '下の手順で、もう一度試せます。'};
    case 'ready': {
      const {source} = phase.opened;
      const text = `${source.name}（${sourceWords(source)}）`;
      const isStopped = work.kind === 'failed' && work.failure.code === 'cancelled';
      return {...(isStopped ? STOPPED : READY[work.kind]), text};
    }
  }
}

const STOPPED = {tone: 'plain', title: '書き出しを中止しました'} as const;

const READY: Readonly<Record<Work['kind'], Omit<StateWords, 'text'>>> = {
  none: {tone: 'good', title: '編集できます'},
  exporting: {tone: 'busy', title: '書き出しています'},
  finished: {tone: 'good', title: '書き出しました'},
  failed: {tone: 'bad', title: '書き出せませんでした'},
};
