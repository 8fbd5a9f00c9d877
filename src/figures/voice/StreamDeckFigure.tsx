import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps, isAtLeast} from '../kit/app';
import {Callout, circled} from '../kit/Callout';
import {Pad, Strong} from '../kit/Columns';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import type {IconName} from '../kit/iconPaths';
import {Window} from '../kit/Window';
import styles from './Keys.module.css';

interface Key {
  readonly icon: IconName;
  readonly name: string;
}

const WAYS = ['ホットキー', 'Webリクエスト', 'ウェブサイト'] as const;
const APART = {icon: 'folder', name: '消す操作'} as const;
const KEY_COUNT = 10;

/** The keys by hotkey, by web request and by web site, in the order of WAYS. */
function keysByWay(version: string): readonly (readonly Key[])[] {
  const isEight = isAtLeast(version, '8.0');
  const requests: readonly Key[] = [
    ...(isEight
      ? ([
          {icon: 'play', name: '枠を接続'},
          {icon: 'ban', name: '枠を切断'},
        ] as const)
      : []),
    {icon: 'star', name: '演出を出す'},
    {icon: 'mic', name: '定型文を読む'},
  ];
  const sites: readonly Key[] = [
    ...(isAtLeast(version, '7.1') ? ([{icon: 'open', name: 'ポン出し'}] as const) : []),
    ...(isEight ? [] : ([{icon: 'list', name: '枠の一覧'}] as const)),
    {icon: 'eye', name: '動作確認'},
  ];
  const hotkeys: readonly Key[] = [
    {icon: 'speaker', name: '読み上げ停止'},
    ...(isAtLeast(version, '5.2') ? ([{icon: 'check', name: '先頭を完了'}] as const) : []),
    ...(isAtLeast(version, '6.0') ? ([{icon: 'clock', name: '見出し追加'}] as const) : []),
    {icon: 'pin', name: '前面固定'},
    {icon: 'queue', name: '参加型管理'},
    {icon: 'people', name: 'リスナー'},
    {icon: 'chat', name: 'テスター'},
  ];
  // The last key is the folder; what remains beside the other ways are hotkeys.
  return [hotkeys.slice(0, KEY_COUNT - 1 - requests.length - sites.length), requests, sites];
}

/** Ten keys of a Stream Deck, each numbered with the way it works. */
export function StreamDeckFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  const keys = keysByWay(version);
  return (
    <Figure
      caption="ボタンの割り当ての例。消す操作はフォルダの中に入れ、押し間違いを防ぎます。"
      label={`Stream Deckの10個のボタン。${keys.map(inWords).join('')}`}
      legend={WAYS}
    >
      <Window tone="obs" bar={<Strong>Stream Deck</Strong>}>
        <Pad>
          <div className={styles.deck}>
            {keys.flatMap((ofWay, way) =>
              ofWay.map((key) => <DeckKey key={key.name} way={way + 1} {...key} />),
            )}
            <DeckKey way={1} {...APART} />
          </div>
        </Pad>
      </Window>
    </Figure>
  );
}

function DeckKey({way, icon, name}: Key & {readonly way: number}): ReactNode {
  return (
    <span className={styles.key}>
      <Callout n={way} />
      <Icon name={icon} size={20} />
      {name}
    </span>
  );
}

function inWords(keys: readonly Key[], way: number): string {
  const names = keys.map(({name}) => name).join('、');
  const apart = way === 0 ? `と、フォルダに入れた${APART.name}` : '';
  return `${circled(way + 1)}${WAYS[way] ?? ''}で動くのは${names}${apart}。`;
}
