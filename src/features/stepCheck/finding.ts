import type {Answer, Facts, Question} from './facts';
import type {PlaceId} from './places';

/** OK, 要対応 or 確認できません. */
export type Verdict = 'ok' | 'todo' | 'unknown';

/** One thing that a check found: a sentence, and what to do next. */
export interface Finding {
  readonly verdict: Verdict;
  readonly text: string;
  readonly next?: {
    /** A sentence. */
    readonly text: string;
    /** The section of the manual that says how. */
    readonly place: PlaceId;
  };
}

export type Findings = readonly Finding[];

export const ok = (text: string): Finding => ({verdict: 'ok', text});
/** Something is wrong, or cannot be told: with what to do next. */
const other =
  (verdict: Verdict) =>
  (text: string, next: string, place: PlaceId): Finding => ({
    verdict,
    text,
    next: {text: next, place},
  });
export const todo = other('todo');
export const unknown = other('unknown');

/** What checks listen to, and for how long. */
export interface Listening {
  /** Types of messages of the WebSocket. */
  readonly topics: readonly string[];
  readonly seconds: number;
  /** What is waited for, with what brings it about: whole sentences. */
  readonly text: string;
}

/** A step of the manual that the app can tell about: what is asked, and what follows from it. */
export interface Check {
  readonly asks: readonly Question[];
  readonly listens?: Listening;
  readonly judge: (facts: Facts) => Findings;
}

const NAMES: Record<Question, string> = {
  frames: '枠の一覧',
  comments: 'コメント',
  orders: '参加待ちリスト',
  setList: 'セットリスト',
  templates: 'テンプレートの一覧',
  config: '設定',
};

/** What follows from an answer, or that it could not be read. Nothing follows before it is asked. */
export function from<Q extends Question>(
  {answers}: Facts,
  question: Q,
  judge: (value: ValueOf<Q>) => Findings,
): Findings {
  const answer = answers[question] as Answer<ValueOf<Q>> | undefined;
  if (answer === undefined) return [];
  if (answer.kind === 'read') return judge(answer.value);
  return [
    unknown(
      `${NAMES[question]}を、本アプリから読み取れませんでした。`,
      '本アプリを開き直してから、もう一度確認します。',
      'apiTrouble',
    ),
  ];
}

type ValueOf<Q extends Question> =
  NonNullable<Facts['answers'][Q]> extends Answer<infer T> ? T : never;

/** 「メイン」「サブ」「歌枠」ほか2件 */
export function named(items: readonly {readonly name: string}[]): string {
  const shown = items.slice(0, 3).map(({name}) => (name === '' ? '名前のない枠' : `「${name}」`));
  const rest = items.length - shown.length;
  return shown.join('') + (rest > 0 ? `ほか${rest}件` : '');
}

/** The findings in one sentence. */
export function summary(findings: Findings): string {
  const count = (verdict: Verdict): number =>
    findings.filter((finding) => finding.verdict === verdict).length;
  const [todos, unknowns] = [count('todo'), count('unknown')];
  if (todos > 0) return `要対応が${todos}件あります。直したら、もう一度確認します。`;
  return unknowns > 0
    ? `要対応はありません。ただし、ここからは分からないことが${unknowns}件あります。`
    : 'すべてOKです。';
}
