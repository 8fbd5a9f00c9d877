/* oxlint-disable max-lines -- a table of cases, one for each rule */
import {describe, expect, it} from 'vitest';
import type {Answer} from '../answer';
import {PAGES_ROOT, type IndexPage} from '../index/indexFile';
import {buildIndex} from '../index/searchIndex';
import {EVERY_PAGE, rankPlain, search} from '../search';

type Part = Partial<IndexPage> & {text?: string};

/** An index of the pages of a test, beside others that make common words common. */
function asking(pages: Record<string, Part>, query: string): Answer {
  const all = Object.entries(pages).map(([url, {text = '', ...rest}]) => ({
    ...{url, title: '題', breadcrumb: [], description: '', keywords: []},
    sections: [{heading: '節', content: text}],
    ...rest,
  }));
  const others = Array.from({length: 12}, (_, at) => ({
    ...{url: `/other-${at}`, title: `他${at}`, breadcrumb: [], description: '', keywords: []},
    sections: [{heading: '節', content: `機能${at}の設定を開きます。`}],
  }));
  const manual = all.filter(({url}) => !url.startsWith('/site'));
  const site = all.filter(({url}) => url.startsWith('/site'));
  const index = buildIndex([
    {
      root: 'マニュアル',
      pages: [...manual, ...others],
      yomi: {
        ...{読み上げ: 'よみあげ', 音量: 'おんりよう', 小さい: 'ちいさい'},
        ...{翻訳: 'ほんやく', 枠: 'わく', 表示: 'ひようじ', 増え: 'ふえ', 後: 'のち', 済ん: 'すん'},
      },
    },
    {root: PAGES_ROOT, pages: site},
  ]);
  return search(index, query, {limit: 20, ...EVERY_PAGE});
}
const order = (pages: Record<string, Part>, query: string): string[] =>
  asking(pages, query)
    .hits.map(({url}) => url.replace(/#.*/u, ''))
    .filter((url) => url in pages);

describe('the order of pages, rule by rule', () => {
  it.each<[string, string, Record<string, Part>]>([
    [
      'title before heading before text',
      '辞書',
      {
        '/title': {title: '辞書'},
        '/heading': {sections: [{heading: '辞書', content: ''}]},
        '/text': {text: '辞書を使います。'},
      },
    ],
    [
      'the heading whose meaning is asked for before a title that has the word',
      'ストックってなに？',
      {
        '/glossary': {sections: [{heading: 'ストック', content: '取っておくことです。'}]},
        '/title': {title: 'ストックを使う', text: 'ストックを開きます。'},
      },
    ],
    [
      'a title that has the word before its meaning where that is not asked for',
      'ストック 使う',
      {
        '/title': {title: 'ストックを使う', text: 'ストックを開きます。'},
        '/glossary': {sections: [{heading: 'ストック', content: '取っておくことです。'}]},
      },
    ],
    [
      'the page that is called so before one whose title goes on',
      'ダウンロード',
      {
        '/site-download': {title: 'ダウンロード', text: 'ファイルを選びます。'},
        '/warning': {
          title: 'ダウンロードで警告が出る',
          text: 'ダウンロードの警告です。ダウンロードを続けます。',
        },
      },
    ],
    [
      'the word typed before a word of the same meaning',
      'アプデ',
      {
        '/typed': {text: 'アプデの前に読みます。'},
        '/meaning': {text: 'アップデートの前に読みます。'},
      },
    ],
    [
      'the word typed before another form of it',
      '変える',
      {
        '/typed': {text: '色を変える手順です。'},
        '/form': {text: '色が変わる手順です。'},
      },
    ],
    [
      'all words before some of them',
      '辞書 音量',
      {
        '/both': {text: '辞書の音量を決めます。'},
        '/one': {text: '辞書です。辞書です。'},
      },
    ],
    [
      'words in one section before words in two',
      '辞書 音量',
      {
        '/one': {
          sections: [
            {heading: '甲', content: '辞書と音量です。'},
            {heading: '乙', content: ''},
          ],
        },
        '/two': {
          sections: [
            {heading: '甲', content: '辞書です。'},
            {heading: '乙', content: '音量です。'},
          ],
        },
      },
    ],
    [
      'the phrase typed before its words apart',
      '辞書の音量',
      {
        '/phrase': {text: 'ここで辞書の音量を決めます。'},
        '/apart': {text: '音量のほかに、よく使う辞書を決めます。'},
      },
    ],
    [
      'the row that defines a name before a text that uses it',
      'maxItems',
      {
        '/row': {text: '名前｜意味\nmaxItems｜数'},
        '/use': {text: 'maxItemsを見ます。maxItemsを使います。'},
      },
    ],
    [
      'the heading that is a path before a row that names it',
      '/api/speech',
      {
        '/heading': {sections: [{heading: 'POST /api/speech', content: '文を読みます。'}]},
        '/row': {text: '呼び方｜意味\nPOST /api/speech｜読む'},
      },
    ],
    [
      'the page about a thing before a heading that is its name',
      'VOICEVOX',
      {
        '/title': {title: 'VOICEVOXで読み上げる', text: '声を選びます。'},
        '/heading': {title: '声', sections: [{heading: 'VOICEVOX', content: '声の1つです。'}]},
      },
    ],
    [
      'the page about a thing before a cell that is its name, of two words as well',
      'Stream Deck',
      {
        '/title': {title: 'Stream Deckから操作する', text: 'ボタンを置きます。'},
        '/cell': {title: 'ボタン', text: '道具｜意味\nStream Deck｜ボタンのある機器'},
      },
    ],
    [
      'a heading that is a name before the title of a fault',
      'Twitch',
      {
        '/heading': {title: 'サイト', sections: [{heading: 'Twitch', content: 'サイトです。'}]},
        '/fault': {title: 'Twitchにログインできない', text: '開き直します。'},
      },
    ],
    [
      'the numbered row of a screen before a row of advice',
      '長文を切る',
      {
        '/screen': {text: '番号｜項目｜意味\n③｜長文を切る｜途中で切ります'},
        '/advice': {text: 'したいこと｜すること\n長文を切る｜オンにします'},
      },
    ],
    [
      'the row that lists a name before texts that use it',
      'userId',
      {
        '/listed': {text: '名前｜意味\nid?、data.userId｜人のID'},
        '/use': {text: 'userIdを見ます。userIdを使います。'},
      },
    ],
    [
      'a line typed whole before a title that holds most of it',
      '辞書の音量を決める（試す前に）',
      {
        '/line': {text: '次へ進みます。\n辞書の音量を決める（試す前に）\n終わりです。'},
        '/title': {title: '辞書の音量を決める'},
      },
    ],
    [
      'what is asked for before what is only mentioned',
      'うるさい',
      {
        '/asked': {asked: ['うるさい']},
        '/text': {text: 'うるさいときは下げます。'},
      },
    ],
    [
      'what is denied before what is affirmed',
      '辞書が出ない',
      {
        '/denied': {text: '辞書が出ません。'},
        '/affirmed': {text: '辞書が出ます。'},
      },
    ],
    [
      'the manual before other pages of the site',
      '辞書',
      {
        '/manual': {text: '辞書を使います。ほかの文。ほかの文。'},
        '/site': {text: '辞書を使います。'},
      },
    ],
    [
      'pages of this version before those of others',
      '辞書',
      {
        '/here': {title: '辞書'},
        '/elsewhere': {title: '辞書', onlyIn: '7.0'},
      },
    ],
    [
      'where two answer alike, the page to which more others link',
      '辞書',
      {
        '/linked': {text: '辞書を使います。', links: 9},
        '/typed': {text: '辞書を使います。'},
      },
    ],
    [
      'a way through menus before its words in another order',
      '設定 → 辞書 → 音量',
      {
        '/way': {text: '声とほかの音を変える場所は、設定 → 辞書 → 音量です。'},
        '/words': {text: '辞書の音量を、設定で決めます。'},
      },
    ],
    [
      'the page that answers before an overview that points to it',
      '辞書',
      {
        '/answer': {text: `読み方を直す辞書です。${'ほかの文。'.repeat(20)}`},
        '/overview': {text: `読み方を直す辞書です。${'別の機能。'.repeat(20)}`, pointsTo: 9},
      },
    ],
  ])('%s', (_, query, pages) => {
    expect(order(pages, query)).toEqual(Object.keys(pages));
  });

  it('keeps pages that hold a part of the query, below those that hold all', () => {
    expect(
      asking({'/a': {text: '辞書と音量です。'}, '/b': {text: '音量です。'}}, '辞書 音量').total,
    ).toBe(2);
  });

  it('calls an answer weak when no page holds enough', () => {
    expect(asking({'/a': {text: '辞書です。'}}, '辞書 雪崩 氷河 火山').isWeak).toBe(true);
    expect(asking({'/a': {text: '辞書です。'}}, '辞書').isWeak).toBe(false);
  });

  it('is not weak for words with a hyphen that the texts part, and finds names whole', () => {
    const pages = {'/a': {text: 'OBS Studioです。'}, '/b': {text: 'neon-exとneonとexです。'}};
    expect(asking(pages, 'obs-studio').isWeak).toBe(false);
    expect(asking(pages, 'obs-studio').hits).toEqual(asking(pages, 'obs studio').hits);
    expect(asking(pages, 'neon-ex').isWeak).toBe(false);
  });
});

describe('a query with slips', () => {
  const pages = {
    '/speech': {title: '読み上げ', text: 'ディクテーション'},
    '/volume': {title: '音量', text: '音量が聞こえません。'},
    '/small': {title: '小さい', text: '音量が小さい。'},
    '/voicevox': {title: 'VOICEVOX'},
    '/translate': {title: '翻訳'},
    '/kick': {title: 'Kick'},
    '/server': {title: 'サーバーのノート'},
    '/notes': {title: 'タイムライン', text: 'タイムラインを見ます。'},
    '/api': {title: 'timeline', text: 'No one to ask.'},
  };
  it.each([
    ['タイムランイ', 'タイムライン', '/notes'],
    ['yomiage', '読み上げ', '/speech'],
    ['honyaku', '翻訳', '/translate'],
    ['ディクテーシン', 'ディクテーション', '/speech'],
    ['VOICEBOX', 'voicevox', '/voicevox'],
    ['yomiage no honyaku', '読み上げ の 翻訳', '/translate'],
  ])('searches what was meant by %s, and says so', (query, corrected, url) => {
    const found = asking(pages, query);
    expect(found.corrected).toBe(corrected);
    expect(found.hits[0]?.url).toContain(url);
  });

  it.each([
    ['foo', 'うりあげが増えておおきい。'],
    ['suno', 'これですので。'],
    ['suno', '返済の期限です。'],
    ['サッカー', 'ラッカーです。'],
    ['notion', '後でオンにします。'],
    ['wiki', 'WiFiにつなぎます。'],
    ['vroid', 'voidを返します。'],
    ['sony', 'songの型です。'],
  ])('leaves %s as it is, which stands nowhere', (query, text) => {
    const found = asking({'/a': {title: '増える 増やす 後', text}}, query);
    expect(found.corrected).toBeUndefined();
  });

  it.each([
    ['waku', '枠', '枠'],
    ['hyouji', '表示', '表示'],
    ['obss', 'OBS', 'obs'],
    ['twich', 'Twitch', 'twitch'],
    ['kcik', 'Kick', 'kick'],
  ])('takes the short word %s for %s', (query, title, corrected) => {
    expect(asking({'/a': {title}}, query).corrected).toBe(corrected);
  });

  it.each([
    ['よみあげ', '/speech'],
    ['おんりょう', '/volume'],
    ['ﾎﾞｲｽﾎﾞｯｸｽ', '/voicevox'],
    ['読み 上げ', '/speech'],
    ['音量ちいさい', '/small'],
    ['音量聞こえへん', '/volume'],
    ['kick.com', '/kick'],
    ['no-to', '/server'],
    ['sa-ba-', '/server'],
  ])('reads %s without a word', (query, url) => {
    const found = asking(pages, query);
    expect(found.hits[0]?.url).toContain(url);
  });

  it('searches required words as they are typed', () => {
    expect(asking(pages, '+yomiage')).toMatchObject({total: 0});
  });
});

it('weighs a compound no more than the rarest of its words, and holds all those that are held', () => {
  const texts = ['音量調整です。', 'マイクの音量を調整します。', '音量です。音量。'];
  const pages = texts.map((content, at) => ({
    ...{url: `/${at}`, title: '題', breadcrumb: [], description: '', keywords: []},
    sections: [{heading: '節', content}],
  }));
  const index = buildIndex([{root: 'マニュアル', pages}]);
  const {ranked, found} = rankPlain({index, steps: 0}, '音量調整', EVERY_PAGE);
  const [adjust] = rankPlain({index, steps: 0}, '調整', EVERY_PAGE).found;
  expect(found.map(({worth}) => worth)).toEqual([adjust?.worth]);
  expect(ranked.map(({page, coverage}) => [page.url, coverage])).toEqual([
    ['/0', 1],
    ['/1', expect.closeTo(0.7)],
    ['/2', expect.closeTo(0.35)],
  ]);
});

it('finds the meaning of a word that stands on every page', () => {
  const long = 'テンプレートを選びます。'.repeat(20);
  const page = (
    url: string,
    title: string,
    content: string,
    heading = 'テンプレート',
  ): IndexPage => ({
    ...{url, title, breadcrumb: [], description: '', keywords: []},
    sections: [{heading, content}],
  });
  const uses = Array.from({length: 60}, (_, at) => page(`/${at}`, 'テンプレートを使う', long));
  const glossary = page('/glossary', '用語', '見た目のひとそろいです。');
  const index = buildIndex([
    {root: 'マニュアル', pages: [...uses, glossary]},
    {root: PAGES_ROOT, pages: [page('/', '題', '見た目です。')]},
  ]);
  const {hits} = search(index, 'テンプレートってなんのこと？', {limit: 1, ...EVERY_PAGE});
  expect(hits[0]?.url).toContain('/glossary');
});

it('leads who asks where a thing is to the page of its name, not to who asks the same by the way', () => {
  const page = (url: string, title: string, asked: string[]): IndexPage => ({
    ...{url, title, breadcrumb: [], description: '', keywords: [], asked},
    sections: [{heading: '', content: `${title}を説明します。`}],
  });
  const index = buildIndex([
    {
      root: 'マニュアル',
      pages: [
        page('/voice', '音声合成', ['ダウンロードどこ']),
        page('/download', 'ダウンロード', []),
      ],
    },
  ]);
  const {hits} = search(index, 'ダウンロードどこ', {limit: 2, ...EVERY_PAGE});
  expect(hits.map(({url}) => url.replace(/\?.*/u, ''))).toEqual(['/download', '/voice']);
});
