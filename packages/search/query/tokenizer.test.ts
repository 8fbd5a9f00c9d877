import {describe, expect, it} from 'vitest';
import {splitWords} from './tokenizer';

const surfaces = (run: string): string[] => splitWords(run).map(({surface}) => surface);

describe('splitWords', () => {
  it.each([
    ['親から子にデータを渡したい', ['親', '子', 'データ', '渡し']],
    ['配列の並べ替え', ['配列', '並べ替え']],
    ['枠ごとに声を変えたい', ['枠', '声', '変え']],
    ['お礼を言い忘れない', ['お礼', '言い', '忘れ']],
    ['深い階層のコンポーネント', ['深い', '階層', 'コンポーネント']],
    ['動くコンポーネント', ['動く', 'コンポーネント']],
    ['高速化したい', ['高速化']],
    ['描画前のちらつきを防ぎたい', ['描画前', 'ちらつき', '防ぎ']],
    ['コメントが真っ黒になる', ['コメント', '真っ黒']],
    ['棒読みちゃん', ['棒読みちゃん']],
    ['読み上げ追いつかない', ['読み上げ', '追いつか']],
    ['次どうするの', ['次']],
    ['入れ方わからない', ['入れ', '方']],
    ['あだ名を付ける', ['あだ名', '付け']],
    ['画面に出すやつ', ['画面', '出す']],
    ['設定を持っていきたい', ['設定', '持っ']],
    ['窓がどっか行った', ['窓', '行っ']],
    ['表示されてないっぽい', ['表示']],
    ['だんだん重くなる', ['重く']],
    ['枠は何個まで作れますか', ['枠', '何個', '作れ']],
    ['何回目の人', ['何回目', '人']],
    ['枠のいろ', ['枠', 'いろ']],
    ['黒っぽくしたい', ['黒']],
    ['何をすれば', ['何']],
    ['何したら', ['何']],
    ['何やれば', ['何']],
    ['文字化けしてる', ['文字化け']],
    ['自動化したい', ['自動化']],
    ['配信に乗っちゃって困る', ['配信', '乗っ', '困る']],
    ['画面がちょうど半分', ['画面', '半分']],
    ['画像を読み込めない', ['画像', '読み込め']],
    ['シーンが切り替わらない', ['シーン', '切り替わら']],
    ['書き方が分からない', ['書き', '方', '分から']],
    ['お金かかる', ['お金']],
    // Okurigana that begin as a particle does.
    ['枠を増やしたい', ['枠', '増やし']],
    ['音が重ならない', ['音', '重なら']],
    ['値段が上がって困る', ['値段', '上がっ', '困る']],
    ['上が見えない', ['上', '見え']],
    ['落とせない', ['落とせ']],
    ['見つからない', ['見つから']],
    ['画面を見せたい', ['画面', '見せ']],
    ['更新しなきゃ', ['更新']],
    ['音が割れまくる', ['音', '割れ']],
    ['利用しております', ['利用']],
    ['配布について知りたく存じます', ['配布', '知り', '存じ']],
    ['入ってるかだけ確認', ['入っ', '確認']],
    ['文字をもう少し大きくしたい', ['文字', '少し', '大きく']],
    ['消さなきゃ', ['消さ']],
    ['画像の大きさを変えたい', ['画像', '大きさ', '変え']],
  ])('finds the words of %s', (run, expected) => {
    expect(surfaces(run)).toEqual(expected);
  });

  it('knows the words in a compound, but no scraps of katakana', () => {
    expect(splitWords('入力フォーム')[0]?.parts).toEqual(['入力', 'フォーム']);
    expect(splitWords('リアクティビティー')[0]?.parts).toEqual(['リアクティビティー']);
  });

  it('knows what is denied, and that not knowing denies nothing', () => {
    const denied = (run: string): string[] =>
      splitWords(run)
        .filter(({isNegated}) => isNegated)
        .map(({surface}) => surface);
    expect(denied('声が出ない')).toEqual(['出']);
    expect(denied('表示されません')).toEqual(['表示']);
    expect(denied('置けばよいかわからない')).toEqual([]);
    expect(denied('声が出る')).toEqual([]);
    expect(denied('コメントが流れてこない')).toEqual(['流れ']);
    expect(denied('名前は読んでほしくない')).toEqual(['読ん']);
    expect(denied('出しっぱなしにしたい')).toEqual([]);
  });

  it('begins with a particle when a word in other letters stands before', () => {
    expect(splitWords('の設定', true).map(({surface}) => surface)).toEqual(['設定']);
    expect(splitWords('はどれ', true)).toEqual([]);
  });
});
