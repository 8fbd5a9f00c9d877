import {choice} from '../model/fields';
import {defineGroup} from '../model/group';

/** Where the files of the chosen fonts come from; `emitCss` and the package act on it. */
export const fonts = defineGroup({
  id: 'fonts',
  label: 'フォントの読み込み',
  fields: {
    source: choice(
      {
        local: 'PCに入っているものを使う',
        bundle: 'zipに同梱する',
        web: 'Google Fontsから読み込む',
      },
      {
        label: 'フォントの読み込み方',
        initial: 'web',
        words: ['書体', 'Webフォント', 'ウェブフォント'],
        help: '同梱すると、回線が切れても出ます。CSSに書けるのは、ほかの2つです。',
      },
    ),
  },
  css: () => [],
});
