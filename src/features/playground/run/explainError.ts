/** What the messages of browsers mean, and what to do; the first that fits counts. */
const MEANINGS: readonly (readonly [RegExp, string])[] = [
  [
    /OneSDK is not defined|Can't find variable: OneSDK/u,
    'SDKが読み込まれていません。index.htmlの、script.jsより前に<script src="../__origin/js/onesdk.js"></script>を書いてください。',
  ],
  [
    /Next version required p\(permissions\)/u,
    'setup()のpermissionsに、受け取る種別を書いてください。',
  ],
  [
    /is not defined|Can't find variable/u,
    'その名前は、まだ作られていません。つづりと、作る場所を確かめてください。',
  ],
  [
    /properties of (?:null|undefined)|(?:null|undefined) is not an object|is (?:null|undefined)$/u,
    '値がないものの中身を読んでいます。要素のidや、届く項目の名前を確かめてください。',
  ],
  [/is not a function/u, '関数ではないものを呼んでいます。メソッドのつづりを確かめてください。'],
  [
    /is not iterable/u,
    '配列ではないものを、くり返し処理しようとしています。届く値の形を確かめてください。',
  ],
  [/Assignment to constant/u, 'constの変数には、再代入できません。letに変えてください。'],
  [
    /await is only valid/u,
    'awaitは、asyncを付けた関数の中か、<script type="module">の中でだけ使えます。',
  ],
  [
    /Identifier '.+' has already been declared/u,
    '同じ名前の変数が2つあります。片方の名前を変えてください。',
  ],
  [
    /SyntaxError|Unexpected|Invalid or unexpected|missing \)/u,
    '書き方に誤りがあります。この行と1つ前の行の、かっこと引用符を確かめてください。',
  ],
  [
    /localStorage|sessionStorage|indexedDB|SecurityError/u,
    'プレイグラウンドの中では、ブラウザの保存は使えません。本アプリとOBSでは使えます。',
  ],
  [
    /Failed to fetch|NetworkError|Network Error|Load failed/u,
    '通信できませんでした。通信できるのは、本アプリのAPIだけです。「本アプリ」の状態も確かめてください。',
  ],
  [
    /Maximum call stack|too much recursion/u,
    '関数が自分を呼び続けています。止める条件を追加してください。',
  ],
];

/** What a message of the browser means, in Japanese; undefined where it says nothing we know. */
export function explainError(text: string): string | undefined {
  return MEANINGS.find(([pattern]) => pattern.test(text))?.[1];
}
