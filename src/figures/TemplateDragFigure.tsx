import type {ReactNode} from 'react';

import {DragArrow} from './DragArrow';
import {DEFAULT_VERSION, type FigureProps} from './kit/app';
import {Callout} from './kit/Callout';
import {Figure} from './kit/Figure';
import {Icon} from './kit/Icon';
import {ObsWindow} from './kit/ObsWindow';
import {Panel} from './kit/Panel';
import type {TemplateId} from './kit/templateShapes';
import {TemplateThumb} from './kit/TemplateThumb';
import {DragText, TemplateWindow} from './kit/TemplateWindow';
import styles from './TemplateDragFigure.module.css';

const LEGEND = ['タブ', '検索', 'ここをドラッグしてOBSに入れる', 'OBSの「ソース」'];

/** From the template window into the sources of OBS. */
export function TemplateDragFigure({version = DEFAULT_VERSION}: FigureProps): ReactNode {
  return (
    <Figure
      caption="テンプレートの青い文字を、OBSの「ソース」の上へドラッグします。"
      label="本アプリのテンプレートのウィンドウと、OBSのウィンドウ。テンプレートのウィンドウには、上から①タブ、②検索の欄、テンプレートの一覧がある。行の③「ここをドラッグしてOBSに入れる」を、OBSの④「ソース」の欄へドラッグする。"
      legend={LEGEND}
    >
      <div className={styles.scene}>
        <TemplateWindow version={version} openTab="すべて" callouts={{tabs: 1, search: 2}}>
          <Row id="basic" look="名前と本文の2段" n={3} />
          <Row id="bubble" look="吹き出し" />
        </TemplateWindow>
        <DragArrow />
        <ObsWindow>
          <div className={styles.preview}>
            <div className={styles.overlay}>
              <TemplateThumb id="basic" />
            </div>
          </div>
          <Panel title="ソース" tone="obs" callout={4}>
            <div className={styles.drop}>
              <Icon name="plus" size={14} />
              basic
            </div>
            <div className={styles.source}>
              <Icon name="monitor" size={14} />
              ゲーム画面
            </div>
            <div className={styles.source}>
              <Icon name="mic" size={14} />
              マイク
            </div>
          </Panel>
        </ObsWindow>
      </div>
    </Figure>
  );
}

interface RowProps {
  readonly id: TemplateId;
  readonly look: string;
  readonly n?: number;
}

function Row({id, look, n}: RowProps): ReactNode {
  return (
    <div className={styles.row}>
      <span className={styles.thumb}>
        <TemplateThumb id={id} />
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{id}</span>
        <span className={styles.look}>{look}</span>
        <span className={styles.handle}>
          {n !== undefined && <Callout n={n} />}
          <DragText />
        </span>
      </span>
    </div>
  );
}
