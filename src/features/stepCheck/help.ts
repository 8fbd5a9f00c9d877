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
        text: '「設定 → API」の「HTTP APIを使う」がオフのときも、見つかりません。確認する間だけ、オンにします。',
        places: ['install', 'apiOn', 'notStarting'],
      };
    case 'refused':
      return state.reason === 'other-app'
        ? {text: '同じポートを使うほかのソフトを終了します。', places: ['port']}
        : {text: '「設定 → API」の項目を見直します。', places: ['apiTrouble']};
    default:
      return undefined;
  }
}
