import type {Facts, Frame} from '../facts';
import {from, named, ok, todo, unknown, type Check, type Finding, type Findings} from '../finding';
import {versionOf} from './version';

type Frames = readonly Frame[];

export const withUrl = (frames: Frames): Frames => frames.filter(({url}) => url.trim() !== '');
export const connected = (frames: Frames): Frames => frames.filter(({enabled}) => enabled);

/** What was copied from the address bar begins so; only part of an address is a frequent slip. */
const isAddress = (url: string): boolean => /^https?:\/\/[^\s/]+\.[^\s/]+/u.test(url.trim());

/** Whether there are frames, with addresses of streams. */
export function urlsOf(frames: Frames): Findings {
  if (frames.length === 0) {
    return [todo('枠が1つもありません。', '「追加」を押して、枠を作ります。', 'collect')];
  }
  const filled = withUrl(frames);
  if (filled.length === 0) {
    return [
      todo(
        '視聴URLの入った枠がありません。',
        '枠の「視聴URL」に、配信ページのURLを貼ります。',
        'urls',
      ),
    ];
  }
  const bad = filled.filter(({url}) => !isAddress(url));
  return [
    bad.length === 0
      ? ok(`視聴URLが入っています：${named(filled)}。`)
      : todo(
          `視聴URLの形が正しくない枠があります：${named(bad)}。`,
          'アドレスバーから、「https://」も含めてコピーし直します。',
          'wrongUrl',
        ),
  ];
}

/** Whether any frame is switched on. */
export function switchedOn(frames: Frames): Findings {
  if (frames.length === 0) return [];
  const on = connected(frames);
  return [
    on.length > 0
      ? ok(`「接続」がオンです：${named(on)}。`)
      : todo('「接続」がオンの枠がありません。', '使う枠の「接続」をオンにします。', 'collect'),
  ];
}

/** How each frame that is switched on stands with its stream. */
export function streamsOf(frames: Frames): Findings {
  const on = withUrl(connected(frames));
  const back = on.filter(({meta}) => meta.isReconnecting === true);
  const settled = on.filter(({meta}) => meta.isReconnecting !== true);
  const live = settled.filter(({meta}) => meta.title !== '');
  const silent = settled.filter(({meta}) => meta.title === '');
  const guests = on.filter(({meta, url}) => meta.loggedIn === false && /bilibili/u.test(url));
  const found: (Finding | false)[] = [
    live.length > 0 && ok(`配信につながり、題名が届いています：${named(live)}。`),
    back.length > 0 &&
      todo(
        `つなぎ直している枠があります：${named(back)}。`,
        '数分待ち、戻らなければ「接続」を一度オフにしてからオンに戻します。',
        'reconnecting',
      ),
    silent.length > 0 &&
      unknown(
        `「接続」はオンですが、配信の題名がまだ届いていません：${named(silent)}。`,
        '配信の前なら、そのまま待ちます。始まっているなら、視聴URLを見直します。',
        'noTitle',
      ),
    guests.length > 0 &&
      todo(
        `bilibiliにログインしていません：${named(guests)}。`,
        '「設定 → プラットフォーム」でbilibiliにログインし、枠の「接続」を一度オフにしてからオンに戻します。',
        'login',
      ),
  ];
  return found.filter((one) => one !== false);
}

/** Whether what arrives is sent to templates. */
export function writesOf(frames: Frames, needed: boolean): Findings {
  const on = connected(frames);
  if (on.length === 0) return [];
  const off = on.filter(({write}) => !write);
  if (off.length === 0) return [ok(`「書き出し」がオンです：${named(on)}。`)];
  const next = '配信画面に出す枠の「書き出し」をオンにします。';
  const text = `「書き出し」がオフです：${named(off)}。`;
  return [
    needed && off.length === on.length
      ? todo(`${text}そのコメントは、OBSに出ません。`, next, 'writeOff')
      : unknown(
          `${text}配信画面に出すつもりかどうかは、ここからは分かりません。`,
          next,
          'writeOff',
        ),
  ];
}

const frameFindings = (facts: Facts, judge: (frames: Frames) => Findings): Findings =>
  from(facts, 'frames', judge);

/** guide/setup */
export const firstStart: Check = {
  asks: ['frames'],
  judge: (facts) => [
    ...versionOf(facts),
    ...frameFindings(facts, (frames) => [
      ...urlsOf(frames),
      ...switchedOn(frames),
      ...streamsOf(frames),
    ]),
  ],
};

/** guide/get-comment */
export const addStream: Check = {
  asks: ['frames'],
  judge: (facts) =>
    frameFindings(facts, (frames) => {
      const unread = connected(frames).filter(({speech}) => !speech);
      return [
        ...urlsOf(frames),
        ...switchedOn(frames),
        ...streamsOf(frames),
        ...writesOf(frames, false),
        ...(unread.length === 0
          ? []
          : [
              unknown(
                `「読み上げ」がオフです：${named(unread)}。読ませるつもりかどうかは、ここからは分かりません。`,
                '声で聞く枠の「読み上げ」をオンにします。',
                'switches',
              ),
            ]),
      ];
    }),
};

/** feature/listener-list */
export const listenerRecord: Check = {
  asks: ['frames'],
  judge: (facts) =>
    frameFindings(facts, (frames) => {
      const on = connected(frames);
      if (on.length === 0) return switchedOn(frames.length === 0 ? [] : frames);
      const kept = on.filter(({persist}) => persist === true);
      const lost = on.filter(({persist}) => persist === false);
      const untold = on.filter(({persist}) => persist === undefined);
      const found: (Finding | false)[] = [
        kept.length > 0 && ok(`「リスナー記録」がオンです：${named(kept)}。`),
        lost.length > 0 &&
          todo(
            `「リスナー記録」がオフの枠があります：${named(lost)}。`,
            '記録する枠の「リスナー記録」をオンにします。次のコメントから記録されます。',
            'record',
          ),
        untold.length > 0 &&
          unknown(
            `「リスナー記録」のオンとオフが分からない枠があります：${named(untold)}。`,
            'メイン画面で、枠のスイッチを見ます。',
            'switches',
          ),
      ];
      return found.filter((one) => one !== false);
    }),
};
