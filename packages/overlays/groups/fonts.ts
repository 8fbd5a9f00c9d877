import {choice} from '../model/fields';
import {defineGroup} from '../model/group';

/** Where the files of the chosen fonts come from; `emitCss` and the package act on it. */
export const fonts = defineGroup({
  id: 'fonts',
  label: 'フォントの読み込み',
  fields: {
    source: choice(
      {
        bundle: 'zipに同梱する（おすすめ）',
        web: 'Google Fontsから読み込む',
        local: 'PCに入っているものを使う',
      },
      {
        label: 'フォントの読み込み方',
        initial: 'bundle',
        words: ['書体', 'Webフォント', 'ウェブフォント'],
        help: '同梱すると、回線が切れても出ます。CSSには入らないので、CSSではGoogle Fontsから読み込みます。',
      },
    ),
  },
  css: () => [],
});
