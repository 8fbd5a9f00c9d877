/**
 * How people speak, told as manuals write: endings of talk and of dialects, and everyday words in kana
 * which neither the grammar (`grammar.ts`) nor the texts know. No rule is about a word of the app.
 */

/** What may end a word that is spoken: the end of the query, a space, a sign or a particle of talk. */
const END = String.raw`(?=$|[\s?？!！。、]|[のねやかけ])`;
/** How a verb ends before what denies it: 映ら of 映らん, 見え of 見えへん. */
const UNDENIED = String.raw`[らかさたなまばがわえけせてねめれげべき]`;
/** How a verb with kanji ends before the ん that denies it. */
export const BEFORE_DENIAL = String.raw`\p{sc=Han}\p{sc=Hiragana}{0,2}${UNDENIED}`;
/** The same, and 出, which has no kana there. */
const DENIABLE = `${BEFORE_DENIAL}|出`;
/** How a verb ends before the へん that denies it: 見え of 見えへん. */
const BEFORE_HEN = String.raw`[\p{sc=Han}かきけげさしせたちてなにねはひへばびべまみめらりれえ]`;
/** What says that it must be done. */
const OBLIGED =
  'な(?:いと|くては|くちゃ|きゃ|ければ)(?:いけない|ならない|だめ|ダメ|いけません|なりません|あかん)';
/** The kanji of verbs in す. */
const STEM_OF_SU = '[映出消話流残返戻直押隠移渡試壊外通探足指貸倒起写落示増減回離冷許]';
/** Before a verb of one syllable in kana: コメントがでない, コメント こない. */
const BEFORE_SHORT_VERB = String.raw`(?<=^|[\s\p{sc=Katakana}ーがはも]|[a-zA-Z])`;

/** Where no particle は stands: at the beginning, and after another particle. */
const AFTER_PARTICLE = String.raw`(?<=^|[\sがにをも])`;

const rule = (pattern: string, meant: string): readonly [RegExp, string] => [
  new RegExp(pattern, 'gu'),
  meant,
];

/** What is polite in a letter and says nothing of the matter. */
const COURTESY = new RegExp(
  [
    'いつも[^。、]*?(?:使わせて|利用させて|使って|利用して)(?:もらって|いただいて)?(?:い|おり)ます',
    '(?:いつも|平素より)?(?:大変)?お世話にな(?:って(?:い|おり)ます|ります)',
    'お(?:忙しい|手数)(?:を?おかけし(?:ます|て)|な?ところ|中|です)?',
    'お疲れ(?:様|さま)です|(?:お)?(?:初|はじ)めまして|こん(?:にち|ばん)は|おはようございます',
    'す[みい]ません|申し訳(?:ございません|ありません)|恐れ入ります|恐縮です',
    '(?:突然のご連絡|夜分(?:遅く)?に)?失礼(?:いた|致)?します',
    '(?:初めて|(?:一つ|1つ|ひとつ|少し|ちょっと)(?:だけ)?)?(?:ご)?質問(?:させて(?:ください|いただきます|もらいます)|(?:なの)?です|があります|よろしいでしょうか)',
    '(?:どうぞ|どうか|何卒)?(?:よろしく|宜しく)お(?:願い|ねがい)(?:いた|致)?(?:し|申し上げ)ます',
    'ご?(?:教示|教授|回答|返信|返答|連絡|対応)(?:いただけ(?:ますと幸い|ると(?:幸い|助かり))|(?:を)?お?(?:待ち|願い)(?:し|いたし|致し)て?(?:おり|い)?|のほど|願い|ください|下さい)(?:です|ます|ません(?:か|でしょうか))?',
    '教えて(?:ください|下さい|いただけ(?:ますか|ますでしょうか|ませんか|ると(?:幸い|助かり)(?:です|ます)))',
    'ありがとうございます|助けて(?:ください|いただけないでしょうか)|助かります|幸いです|可能でしょうか',
  ].join('|'),
  'gu',
);
/** What holds a clause of courtesies together, and nothing else. */
const LINKS = /[\p{sc=Hiragana}\s]*/gu;
const CLAUSE = /[^。、！？!?\n]+[。、！？!?\n]*/gu;

/** A letter without the clauses that are polite and nothing else; a query that is all courtesy stays. */
function withoutCourtesies(query: string): string {
  const clauses = query.match(CLAUSE) ?? [];
  const rest = clauses.filter((clause) => {
    const matter = clause.replace(COURTESY, '');
    return matter === clause || matter.replace(LINKS, '').replace(/[。、！？!?]/gu, '') !== '';
  });
  return rest.length === 0 ? query : rest.join('');
}

/** In this order; each sees what the ones before it made. */
const RULES: readonly (readonly [RegExp, string])[] = [
  // What one is in, not what it is about: もう嫌だ, あと2分で配信なのに, 何回やってもつながらない.
  rule(
    String.raw`(?<=.{4})[、。!！\s]*(?:(?:誰か|だれか)?(?:助けて|たすけて)|もう(?:嫌|いや|やだ|無理)[だや]?|詰んだ|つんだ|泣|困って(?:る|い?ます))[!！?？。、…\s]*$`,
    '',
  ),
  rule(
    String.raw`(?<=^|[\s、。!！])(?:(?:誰か|だれか)?(?:助けて|たすけて)|やばい|ヤバい|もう(?:嫌|いや|やだ|無理)[だや]?|え[ーぇっ]+と|あの[ーぉさ]+|まじで|マジで)(?:[、。!！\s]+|(?=.{6}))`,
    '',
  ),
  rule(
    String.raw`(?:あと)?[\d０-９]+[分秒](?:後|前|で|後に)+(?:配信|本番)(?:開始)?(?:なのに|だけど|なんだけど|です)`,
    '',
  ),
  rule('(?:何[回度]|なんかい|なんど|いくら)(?:やって|試して|押して|やり直して)も', ''),
  // 初見さん, リスナーさん, 主さん: a person; after the kanji of a verb in す it denies: 映さん.
  rule(
    String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー])(?<!${STEM_OF_SU})さん(?=$|[\s?？!！。、のがはをにへとでもやだか\p{sc=Han}\p{sc=Katakana}])`,
    '',
  ),
  rule(
    String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー])(?<![仕同模多異])様(?=$|[\s。、のがはをにへとでもや])`,
    '',
  ),
  rule(
    'ご(?=(?:報告|案内|連絡|確認|対応|質問|相談|利用|登録|購入|入力|意見|要望|希望|説明|紹介|担当))',
    '',
  ),
  // What one says while getting to the point, or at the end of it: 出ないんだけど, 見えへんねん.
  rule(
    String.raw`(?<=.)(?:な?[んの](?:だ|です|や|じゃ)?(?:けど|けれど|けども|ども|が|けん)|ですけど|ですが|や?ねん(?:けど)?|やけど|やけん)[、。\s]*$`,
    '',
  ),
  // What must be done, and what is feared, is not denied: 入れ直さないといけないの, 送られたりしてない.
  rule(String.raw`(?<=\p{sc=Han})さ${OBLIGED}`, 'す 必要'),
  rule(OBLIGED, ' 必要'),
  rule(String.raw`たりし(?:て?(?:い)?ない|て?(?:い)?ません)(?=(?:です)?[かよの？?])`, 'る'),
  rule(String.raw`(?<=\p{sc=Hiragana})て[えぇ]${END}`, 'たい'),
  // 取れないわけではない, 出ないことはない: it is done. 方法ないかな, 機能はないの asks for it.
  rule('ない(?:わけ|こと)(?:で|じゃ)?(?:は|も)?(?:ない|ありません)', 'る'),
  rule(
    String.raw`(?<=方法|やり方|機能|設定|手段|仕組み|ボタン)(?:は|って|とか)?(?:ない|無い|ありません)(?:です)?(?:か|の|でしょう)(?:か|な|ね)?[?？。\s]*$`,
    '',
  ),
  rule(String.raw`(?:何[個件人枚曲台本度つ]|いくつ)も(?!な)`, ' 複数 '),
  // The input method left it in katakana, a finger on the large kana: 棒読みチャン, 棒読みちやん.
  rule(
    String.raw`(?<=[\p{sc=Han}\p{sc=Hiragana}])(?:チャン(?![\p{sc=Katakana}ー])|ちやん)`,
    'ちゃん',
  ),
  rule('おんなじ', '同じ'),
  // ラジオみたいに says how; ラジオみたい may be 見たい.
  rule(String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー])みたい(?=に|な.)`, 'のよう'),
  rule('ひととおり', '一通り'),
  // 何したらええの, 変えてもええん.
  rule(
    String.raw`(?<=たら|ば|ても|でも|が|と|も)ええ(?=$|[\s?？!！。、]|ねん|[のんかなですやわ])`,
    'いい',
  ),
  // Verbs in kana that begin as a particle does: 録画をはじめる, 文字をへらしたい. はじめて stays,
  // and は where it may be one: 通知はいらない, 配信はいったん止める.
  rule('はじま(?=[るりらっれろ])', '始ま'),
  rule('はじめ(?=[るたろら]|ま[すし]|な[いく]|て(?:くだ|る))', '始め'),
  rule('へら(?=[しすせそ])', '減ら'),
  rule(`${AFTER_PARTICLE}はなれ(?=[たてるなま])`, '離れ'),
  rule('はず(?=れ|[しす](?![。、]|$)|さ[なれ]|せ[るな])', '外'),
  rule(`${AFTER_PARTICLE}はい(?=ら(?:な|れ)|っ[たて]|りま|れ[るな])`, '入'),
  rule('(?<=を)は(?=[るりらっれろ])', '貼'),
  // 音がならない is no form of なる.
  rule('(?<=[音声][がはもの]?)な(?=ら[なんず]|り(?:ま|っ)|る(?:$|[ようの]))', '鳴'),
  // 通知はいらない does not say 入らない.
  rule(String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー]は)(?=い(?:らな[いく]|らん|りませ))`, ' '),
  // やりなおしたい, 音がなおらない.
  rule(
    '(?<=[りきみぎれけてをがの])なお(?!さら|しゃれ|しらせ|すすめ)(?=[さしすせそらりるれっ])',
    '直',
  ),
  // 何回目かわかる, 誰が来たかわからない.
  rule(String.raw`(?<=.)か(?=(?:わか|分か)(?:[るりれ]|ら[なん]))`, 'か '),
  // The dictionary cuts まっ off.
  rule('まっしろ', '真っ白'),
  rule('まっくろ', '真っ黒'),
  rule('まっくら', '真っ暗'),
  rule(String.raw`(?:ちっちゃ|ちっこ)(?=[いくすかさな])`, '小さ'),
  rule(String.raw`(?:でっか|でか|デカ)(?=[いくすさ])`, '大き'),
  rule(String.raw`わかん(?=ない|なかった|なく)`, 'わから'),
  // 変えらんない.
  rule(String.raw`(?<=\p{sc=Han}\p{sc=Hiragana}{0,2})らん(?=な[いくか])`, 'られ'),
  rule(String.raw`(?<=て)(?:こん|け[えぇ]?へん|こ[おぉー]?へん)${END}`, 'こない'),
  // Denied in the west: 聞こえへん, 出ぇへん, できひん, 見えへんかった, 映らんかった, 見れんくなった.
  rule(String.raw`(?<=[\p{sc=Han}きみ])ひん(?:かった)?`, 'ない'),
  rule(
    String.raw`(?<=${BEFORE_HEN})(?:ぇ|(?<=[出来寝])え)?へん(?:かった)?(?=$|[\s?？!！。、]|[のねやかよわ])`,
    'ない',
  ),
  rule(String.raw`(?<=${BEFORE_HEN})へん(?=く(?:な|て))`, 'な'),
  rule(String.raw`(?<=${DENIABLE})ん(?=かった|く[なて])`, 'な'),
  rule(String.raw`(?<=${DENIABLE})んで(?=ほしい|欲しい|いい|ええ|くれ)`, 'ないで'),
  rule('(?:機能|作動)し(?:て(?:い)?)?(?:ない|なく|ません)', '動かない'),
  // 起動せん, 起動しん, 反応しねえ: the noun is done.
  rule(String.raw`(?<=[\p{sc=Han}\p{sc=Katakana}ー]{2})(?:[せし]ん|しね[えぇー])${END}`, 'しない'),
  // 消したいけん教えて.
  rule(String.raw`(?<=[たな]い|\p{sc=Hiragana}る)けん(?=[、。\s]|やり方|方法|教え|どう|$)`, ''),
  // 声が出やん, 動かんごとなった.
  rule(String.raw`(?<=[出見来寝えけせてねめれべ])やん${END}`, 'ない'),
  rule(String.raw`(?<=${BEFORE_DENIAL})んごと`, 'なく'),
  // 出ねえ, 映らねー.
  rule(String.raw`(?<=${DENIABLE}|わから|でき)ね[えぇー]+`, 'ない'),
  rule(
    String.raw`${BEFORE_SHORT_VERB}で(?:ない|ません|なく(?:て|なつた|なった)|ねえ|ねー|ん)(?=$|\s)`,
    '出ない',
  ),
  rule(
    String.raw`${BEFORE_SHORT_VERB}(?:こない|きません|こなく(?:て|なった)|こん|来ん|き[ーい]?ひん|け[えー]?へん|こ[おー]?へん)(?=$|\s)`,
    '来ない',
  ),
  rule(String.raw`(?<=${DENIABLE}|\p{sc=Hiragana}[がかなまわ]ら)(?<!ませ)ん(?=$|\s)`, 'ない'),
  // 鍵なくした is not 鍵ない; who says 余白なくしたい has not lost it.
  rule(
    String.raw`(?<=^|[\s\p{sc=Han}\p{sc=Katakana}ーをも])(?<!少)(?:な|無|失)くし(?=て|ち|た(?!い|く))`,
    ' 紛失し',
  ),
  // 取っておく, とっとく; who says 受け取っておく does not keep it.
  rule(String.raw`(?<![いきぎけしみり])(?:取|と)っ(?=と[くいけ]|てお[くいけき])`, '保存し'),
  // Done, and to one's regret: 消えてもうた, 消えちまった. Going on: しゃべりよる, 動いとる.
  rule(String.raw`(?<=[てで])(?:もうた|もた|しもた|しもうた)`, 'しまった'),
  rule(String.raw`(?<=\p{sc=Hiragana})(?:よる|とる|とん)${END}`, ''),
  // The ん of 消すん only asks.
  rule(String.raw`(?<=\p{sc=Han}\p{sc=Hiragana}{0,2}[うくぐすつぬぶむる])ん(?=$|\s)`, ''),
];

/** A query with the endings of talk replaced by those that the texts have. */
export function plainSpoken(query: string): string {
  return RULES.reduce(
    (text, [spoken, meant]) => text.replace(spoken, meant),
    withoutCourtesies(query),
  );
}
