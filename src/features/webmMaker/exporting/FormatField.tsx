import {useId, type ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';
import {FORMAT_TRAITS, FORMATS, type Format} from '@komebiyori/webm/output';

import {useDraft, useTool} from '../tool/useTool';
import styles from './OutputPanel.module.css';

const NOTES: Readonly<Record<Format, string>> = {
  'vp9-alpha': '透過できます。OBSに重ねるならこれです',
  'vp8-alpha': '透過できます。古い環境で再生するとき',
  vp9: '透過しません。背景のある動画に',
  av1: '透過しません。同じ画質で一番小さくなります',
  gif: '半透明は使えません。ほとんどの環境で再生できます',
  apng: '透過できます。画質を落としません',
  'png-zip': '動画ソフトに渡すとき',
};

/** What is missing for a format, for people. */
const lacking = (format: Format): string =>
  FORMAT_TRAITS[format].video === null
    ? 'このブラウザに圧縮の機能がないため、使えません'
    : 'このブラウザでは、この形式を書き出せません。最新のChromeかEdgeなら使えます';

/** All formats; those that this browser cannot write say why. */
export function FormatField(): ReactNode {
  const tool = useTool();
  const {output} = useDraft();
  const writable = useStore(tool.writable);
  const replaced = useStore(tool.replaced);
  const name = useId();
  return (
    <fieldset className={styles.formats}>
      <legend>形式</legend>
      {replaced?.by === output.format && (
        <p className={styles.replaced}>
          {`このブラウザは「${FORMAT_TRAITS[replaced.format].label}」を書き出せないため、「${FORMAT_TRAITS[replaced.by].label}」を選んであります。`}
        </p>
      )}
      {FORMATS.map((format) => {
        const isMissing = !writable.includes(format);
        const id = `${name}${format}`;
        return (
          <div key={format} className={styles.format}>
            <input
              id={id}
              type="radio"
              name={name}
              aria-describedby={`${id}note`}
              checked={output.format === format}
              disabled={isMissing}
              onChange={() => {
                tool.changeOutput({...output, format}, {label: FORMAT_TRAITS[format].label});
              }}
            />
            <label htmlFor={id}>{FORMAT_TRAITS[format].label}</label>
            <small id={`${id}note`}>{isMissing ? lacking(format) : NOTES[format]}</small>
          </div>
        );
      })}
    </fieldset>
  );
}
