import {useState, type ReactNode, type Ref} from 'react';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button, Panel} from '@site/src/components/ToolParts';

import {STEPS} from '../guided/guided';
import {STEP_TEXTS} from '../guided/steps';
import type {Phase} from '@komebiyori/mic-meter/reading';
import {GradeMark} from '../report/GradeMark';
import {TOPICS} from '../report/gradeReport';
import {
  basisLine,
  figureRows,
  obsRows,
  planTitle,
  reportJson,
  reportText,
  type NamedValue,
  type ReportSource,
} from './reportExports';
import styles from './ReportPanel.module.css';
import {reportPng} from './reportPng.browser';

interface Props {
  readonly source: ReportSource | undefined;
  readonly heading: Ref<HTMLHeadingElement>;
  /** Whether a step can be done again now. */
  readonly isRunning: boolean;
  readonly onRedo: (phase: Phase) => void;
}

/** What the guided test found, with what to do. */
export function ReportPanel({source, heading, isRunning, onRedo}: Props): ReactNode {
  if (source === undefined) {
    return (
      <Panel title="診断の結果" heading={heading}>
        <p className={styles.basis}>「30秒の診断」を終えると、ここに出ます。</p>
        <ul className={styles.places}>
          {TOPICS.map(({id, name}) => (
            <li key={id}>
              <GradeMark grade={undefined} className={styles.grade} />
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      </Panel>
    );
  }
  const {report, basis} = source;
  return (
    <Panel title="診断の結果" heading={heading} aside={<SaveButtons source={source} />}>
      <p className={styles.basis}>
        {basis.label !== '' && `${basis.label}：`}
        {basisLine(source)}
      </p>
      <ul className={styles.topics}>
        {report.topics.map(({id, name, grade, summary}) => (
          <li key={id}>
            <GradeMark grade={grade} className={styles.grade} />
            <div>
              <h4 className={styles.name}>{name}</h4>
              <p>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <h4 className={styles.head}>{planTitle(report)}</h4>
      {report.plan.length > 0 && (
        <>
          <ol className={styles.plan}>
            {report.plan.map(({id, action, how}) => (
              <li key={id}>
                <strong>{action}</strong>
                {how}
              </li>
            ))}
          </ol>
          <p className={styles.basis}>直したら、もう一度測って確かめます。</p>
        </>
      )}
      <div className={styles.tables}>
        <Rows title="OBSのフィルタに入れる最初の値" rows={obsRows(report.obs)} isOrdered />
        <Rows title="測った値" rows={figureRows(report)} />
      </div>
      <h4 className={styles.head}>1つだけ測り直す</h4>
      <div className={styles.redo}>
        {STEPS.map((phase) => (
          <Button
            key={phase}
            disabled={!isRunning}
            onClick={() => {
              onRedo(phase);
            }}
          >
            {STEP_TEXTS[phase].name}
          </Button>
        ))}
      </div>
    </Panel>
  );
}

interface RowsProps {
  readonly title: string;
  readonly rows: readonly NamedValue[];
  readonly isOrdered?: boolean;
}

function Rows({title, rows, isOrdered = false}: RowsProps): ReactNode {
  return (
    <div>
      <h4 className={styles.head}>{title}</h4>
      {isOrdered && (
        <p className={styles.basis}>
          マイク側を直した後の値です。OBSの音声ミキサーで、マイクの「⋮」（古いOBSでは歯車）→「フィルタ」を開き、上から順に追加します。
        </p>
      )}
      <dl className={styles.rows}>
        {rows.map(({name, value}) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface SaveButtonsProps {
  readonly source: ReportSource;
}

/** Takes a report along: as a text, a picture or JSON. */
function SaveButtons({source}: SaveButtonsProps): ReactNode {
  const text = useCopy(
    () => reportText(source),
    '「画像を保存」か「JSONを保存」を使ってください。',
  );
  const [failed, setFailed] = useState(false);
  const savePicture = (): void => {
    reportPng(source).then(
      (bytes) => {
        setFailed(false);
        saveFile('mic-report.png', bytes);
      },
      () => {
        setFailed(true);
      },
    );
  };
  return (
    <div className={styles.saves}>
      <span role="status" className={styles.result}>
        {failed ? '画像を作れませんでした。「文章をコピー」で保存してください。' : text.said}
      </span>
      <Button
        onClick={() => {
          setFailed(false);
          text.copy();
        }}
      >
        文章をコピー
      </Button>
      <Button onClick={savePicture}>画像を保存</Button>
      <Button
        onClick={() => {
          saveFile('mic-report.json', reportJson(source));
        }}
      >
        JSONを保存
      </Button>
    </div>
  );
}
