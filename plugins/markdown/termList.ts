import type {Term} from '../../config/glossary';

/** The element of the page that the list takes the place of. */
export const LIST_ELEMENT = '<GlossaryTerms />';

/** The rows of the kana table: the letters of each, and its anchor. */
const ROWS = [
  ['あ行', 'あいうえお', 'a'],
  ['か行', 'かきくけこ', 'ka'],
  ['さ行', 'さしすせそ', 'sa'],
  ['た行', 'たちつてと', 'ta'],
  ['な行', 'なにぬねの', 'na'],
  ['は行', 'はひふへほ', 'ha'],
  ['ま行', 'まみむめも', 'ma'],
  ['や行', 'やゆよ', 'ya'],
  ['ら行', 'らりるれろ', 'ra'],
  ['わ行', 'わをん', 'wa'],
] as const;

const order = new Intl.Collator('ja');

const hiragana = (reading: string): string =>
  reading.replace(/[ァ-ヶ]/gu, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60));

/** The first letter of a reading without its voicing: か for が. */
const firstLetter = (reading: string): string => hiragana(reading).normalize('NFD').charAt(0);

function entry({id, term, reading, others, page, text}: Term, titleOf: TitleOf): string {
  const facts = [
    ...(reading === term ? [] : [`読み方：${reading}`]),
    ...(others.length === 0 ? [] : [`別の書き方：${others.join('、')}`]),
    `くわしく：[${titleOf(page)}](./${page}.mdx)`,
  ];
  return `### ${term} {/* #${id} */}\n\n${text}\n\n${facts.join('　')}\n`;
}

/** The title of a page of the manual, by its id. */
type TitleOf = (page: string) => string;

/** The terms as Markdown: a heading for each row of the kana table that has some, sorted by reading. */
export function termList(terms: readonly Term[], titleOf: TitleOf): string {
  return ROWS.flatMap(([name, letters, id]) => {
    const own = terms
      .filter(({reading}) => letters.includes(firstLetter(reading)))
      .sort((a, b) => order.compare(hiragana(a.reading), hiragana(b.reading)));
    if (own.length === 0) return [];
    const entries = own.map((term) => entry(term, titleOf));
    return [`## ${name} {/* #row-${id} */}\n`, ...entries];
  }).join('\n');
}
