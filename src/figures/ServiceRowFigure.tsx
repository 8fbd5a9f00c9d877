import type {ReactNode} from 'react';

import type {FigureComponent} from './kit/app';
import {Callout} from './kit/Callout';
import {Field, Switch} from './kit/Controls';
import {Figure} from './kit/Figure';
import {Glyph} from './kit/Glyph';
import {Icon} from './kit/Icon';
import styles from './ServiceRowFigure.module.css';

const LEGEND = [
  '並べ替え',
  '色',
  '枠名',
  '視聴URL',
  '読み上げ',
  '翻訳',
  'リスナー記録',
  '書き出し',
  '接続',
  '枠設定',
  'チャット',
  '視聴ページ',
  '削除',
];

/** One frame of the list, enlarged, with its thirteen parts. The same in every version. */
export const ServiceRowFigure: FigureComponent = () => {
  return (
    <Figure
      caption="枠の行を拡大し、折り返して描いた図。①から順に、枠名と視聴URL、スイッチ、操作のアイコンが並びます。"
      label={`枠の行の各部。左から順に、${LEGEND.map((name, index) => `${String(index + 1)} ${name}`).join('、')}。読み上げ・リスナー記録・書き出し・接続はオン/オフのスイッチで、接続がオンのときだけ赤い。翻訳は言語を選ぶ欄。`}
      legend={LEGEND}
    >
      <div className={styles.row}>
        <div className={styles.group}>
          <Part n={1}>
            <Icon name="grip" />
          </Part>
          <Part n={2}>
            <Glyph letter="" tone="green" size="small" />
          </Part>
          <Part n={3}>
            <Field>メイン</Field>
          </Part>
          <Part n={4} wide>
            <Field wide>https://www.youtube.com/@ハンドル/live</Field>
          </Part>
        </div>
        <div className={styles.group}>
          <Part n={5} name="読み上げ">
            <Switch on />
          </Part>
          <Part n={6} name="翻訳">
            <Field select>なし</Field>
          </Part>
          <Part n={7} name="リスナー記録">
            <Switch on />
          </Part>
          <Part n={8} name="書き出し">
            <Switch on />
          </Part>
          <Part n={9} name="接続">
            <Switch on live />
          </Part>
        </div>
        <div className={styles.group}>
          <Part n={10}>
            <Icon name="gear" />
          </Part>
          <Part n={11}>
            <Icon name="chat" />
          </Part>
          <Part n={12}>
            <Icon name="open" />
          </Part>
          <Part n={13}>
            <Icon name="trash" />
          </Part>
        </div>
      </div>
    </Figure>
  );
};

interface PartProps {
  readonly n: number;
  /** The heading of the column; icons have none. */
  readonly name?: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
}

function Part({n, name, wide = false, children}: PartProps): ReactNode {
  return (
    <div className={wide ? styles.wide : styles.part}>
      <Callout n={n} />
      {name !== undefined && <span className={styles.name}>{name}</span>}
      <span className={styles.control}>{children}</span>
    </div>
  );
}
