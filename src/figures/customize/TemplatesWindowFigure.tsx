import type {ReactNode} from 'react';

import {DEFAULT_VERSION, type FigureProps} from '../kit/app';
import {Callout} from '../kit/Callout';
import {Line} from '../kit/Columns';
import {Tag} from '../kit/Controls';
import {Figure} from '../kit/Figure';
import {Icon} from '../kit/Icon';
import type {IconName} from '../kit/iconPaths';
import type {TemplateId} from '../kit/templateShapes';
import {TemplateThumb} from '../kit/TemplateThumb';
import {DragText, TemplateWindow} from '../kit/TemplateWindow';
import styles from '../TemplateRowFigure.module.css';

const LEGEND = [
  'タブ',
  '検索',
  'お気に入り',
  '名前と説明',
  'ここをドラッグしてOBSに入れる',
  'ブラウザで開く',
  'フォルダ',
  'PRO専用のマーク',
];

/** The whole template window with three rows. */
export function TemplatesWindowFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="メニュー（⋯）→ テンプレートのウィンドウ。1行が1つのテンプレートです。"
      label="テンプレートのウィンドウ。上に①タブ、②検索の欄、右にフォルダのアイコンと「テンプレエディタ」。一覧にbasic、wordparty、neon-exの3行。行には③お気に入りの星、見本の画像、④名前と説明、⑤青い「ここをドラッグしてOBSに入れる」、⑥「ブラウザで開く」のアイコン、⑦フォルダのアイコンがある。neon-exには⑧「PRO専用」のマークが付く。"
      legend={LEGEND}
    >
      <TemplateWindow version={version} openTab="すべて" callouts={{tabs: 1, search: 2}}>
        <Row id="basic" look="名前と本文の2段" numbered />
        <Row id="wordparty" look="言葉に反応する演出" />
        <Row id="neon-ex" look="ネオン管のように光る文字" pro />
      </TemplateWindow>
    </Figure>
  );
}

interface RowProps {
  readonly id: TemplateId;
  readonly look: string;
  readonly numbered?: boolean;
  readonly pro?: boolean;
}

function Row({id, look, numbered = false, pro = false}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <Mark icon="star" {...(numbered ? {n: 3} : {})} />
      <span className={styles.thumb}>
        <TemplateThumb id={id} />
      </span>
      <div className={styles.words}>
        <Line>
          {numbered && <Callout n={4} />}
          {pro && <Callout n={8} />}
          {pro && <Tag tone="amber">PRO専用</Tag>}
          <span className={styles.name}>{id}</span>
        </Line>
        <span className={styles.look}>{look}</span>
        <Line>
          {numbered && <Callout n={5} />}
          <DragText />
        </Line>
      </div>
      <span className={styles.marks}>
        <Mark icon="open" {...(numbered ? {n: 6} : {})} />
        <Mark icon="folder" {...(numbered ? {n: 7} : {})} />
      </span>
    </div>
  );
}

function Mark({n, icon}: {readonly n?: number; readonly icon: IconName}): ReactNode {
  return (
    <span className={styles.mark}>
      {n !== undefined && <Callout n={n} />}
      <Icon name={icon} size={18} />
    </span>
  );
}
