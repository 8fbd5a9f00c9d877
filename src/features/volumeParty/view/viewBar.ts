import type {BrowserKind} from '@site/src/lib/browserKind';
import {MICROPHONE} from '../settings/askFirst';
import type {Feed} from '../settings/settings';
import {isObsWanted, linkButtons, type ObsState} from '@komebiyori/obs-link/state';
import {obsText, type SourceText} from '../sources/obsTexts';
import {type SoundState, soundText} from '../sources/soundTexts';

/** What the overlay says over itself, and what can be done there. */
export interface ViewBar {
  readonly text: SourceText;
  readonly asks: 'permission' | 'password' | 'microphone' | 'nothing';
  /** Viewers see it as well. */
  readonly isSmall: boolean;
  /** The button that sends the password: the words of the steps name it. */
  readonly go: string | undefined;
  /** Whether the password that is kept here can be forgotten. */
  readonly canForget: boolean;
}

export interface ViewSituation {
  readonly feed: Feed;
  /** What the address would open and nobody has allowed yet (`askFirst`). */
  readonly asked: string | undefined;
  /** Whether that was answered with no. */
  readonly isRefused: boolean;
  readonly isInObs: boolean;
  readonly browser: BrowserKind;
  /** Whether the page of the settings has told anything yet. */
  readonly isFed: boolean;
  /** ms since the overlay was opened. */
  readonly age: number;
  readonly obs: ObsState;
  /** Whether a password is kept in the browser of OBS. */
  readonly isKept: boolean;
  /** Whether somebody has moved the mouse there of late, as in the window of 「対話（操作）」. */
  readonly isTouched: boolean;
  /** Undefined where the overlay cannot hear by itself. */
  readonly mic: SoundState | undefined;
}

/** ms; viewers see what OBS shows, so that a mere hint goes away by itself. */
const HINT_MS = 20_000;

const WAITING: SourceText = {
  tone: 'plain',
  title: '設定のページを待っています',
  text: '音量パーティーのページを開いたままにし、「OBSの音」でOBSとつないでください。',
  steps: [],
};

const CONNECTED: SourceText = {
  tone: 'good',
  title: 'OBSとつながっています',
  text: 'パスワードは、OBSの中に残っています。',
  steps: [],
};

const ONLY_OWN = '自分で設定したリンクのときだけ、「使う」を押してください。';

/** The question before a link from elsewhere opens something. */
const question = (source: string): SourceText =>
  source === MICROPHONE
    ? {
        tone: 'plain',
        title: 'このリンクは、マイクを使います',
        text: `音は送信・保存しません。${ONLY_OWN}`,
        steps: [],
      }
    : {
        tone: 'plain',
        title: 'このリンクは、ほかのPCのOBSにつなぎます',
        text: `つなぐ先は「${source}」です。${ONLY_OWN}`,
        steps: [],
      };

type Said = Pick<ViewBar, 'text' | 'asks'> & Partial<Pick<ViewBar, 'canForget' | 'go'>>;

/** Where the overlay measures OBS by itself. */
function ofObs({isInObs, browser, obs, isKept, isTouched}: ViewSituation): Said | undefined {
  const isQuiet = isObsWanted(obs) && (isInObs || obs.kind !== 'waiting');
  const text = obsText(obs, browser, isInObs);
  if (!isQuiet) return {text, asks: 'password', canForget: isKept, go: linkButtons(obs).go};
  if (!isKept || !isTouched) return undefined;
  return {text: obs.kind === 'connected' ? CONNECTED : text, asks: 'nothing', canForget: true};
}

function saidOf(situation: ViewSituation): Said | undefined {
  const {feed, asked, isRefused, isInObs, browser, isFed, age, mic} = situation;
  if (asked !== undefined) {
    return isRefused ? undefined : {text: question(asked), asks: 'permission'};
  }
  if (feed === 'page') {
    const isHinted = !isFed && (!isInObs || age < HINT_MS);
    return isHinted ? {text: WAITING, asks: 'nothing'} : undefined;
  }
  if (feed === 'obs') return ofObs(situation);
  if (feed === 'demo' || mic?.kind === 'running') return undefined;
  const text = soundText(mic ?? {kind: 'off'}, 'mic', browser, isInObs || mic === undefined);
  return {text, asks: mic === undefined ? 'nothing' : 'microphone'};
}

/** What is to be said; undefined for nothing. There, in OBS, only what the streamer alone can mend. */
export function viewBarOf(situation: ViewSituation): ViewBar | undefined {
  const said = saidOf(situation);
  return said && {canForget: false, go: undefined, isSmall: situation.isInObs, ...said};
}
