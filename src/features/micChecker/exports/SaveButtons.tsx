import {useState, type ReactNode} from 'react';

import {saveFile} from '@site/src/browser/saveFile.browser';
import {useCopy} from '@site/src/components/CopyText';
import {Button} from '@site/src/components/ToolParts';

import {reportJson, reportText, type ReportSource} from './reportExports';
import {reportPng} from './reportPng.browser';
import styles from './ReportPanel.module.css';

interface Props {
  readonly source: ReportSource;
}

/** Takes a report along: as a text, a picture or JSON. */
export function SaveButtons({source}: Props): ReactNode {
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
