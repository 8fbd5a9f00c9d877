import type {AppLinkState} from '@komebiyori/app-link/state';
import type {PlaceId} from './places';

/** What the manual has for a reader whose app does not answer. */
export interface Help {
  readonly text: string;
  readonly places: readonly PlaceId[];
}

/** Where the manual helps in a state of the link; undefined where the words of the link are enough. */
export function helpFor(state: AppLinkState): Help | undefined {
  switch (state.kind) {
    case 'app-offline':
    case 'reconnecting':
      return {
        text: '本アプリが入っていないときや、起動しないときは、次の手順で直します。',
        places: ['install', 'notStarting'],
      };
    case 'refused':
      if (state.reason === 'other-app')
        return {text: '同じポートを使うほかのソフトを終了します。', places: ['port']};
      return isSwitchedOff(state)
        ? {
            text: '「設定 → API」の「HTTP APIを使う」を、確認する間だけオンにします。',
            places: ['apiOn', 'apiTrouble'],
          }
        : {text: '「設定 → API」の項目を見直します。', places: ['apiTrouble']};
    default:
      return undefined;
  }
}

/** Whether it looks like an app whose HTTP API is off: it answers 403, which some pages cannot read. */
const isSwitchedOff = ({reason, status}: Extract<AppLinkState, {kind: 'refused'}>): boolean =>
  reason === 'origin' || status === 403;
