import {useId, type ReactNode} from 'react';

import {useBench, useDraft, useTool} from '../tool/useTool';
import {trimmedFrames, trimOf, type FrameRange} from '../tool/trim';
import {seconds} from '../ui/words';
import styles from './TrimStrip.module.css';
import {useThumbs} from './useThumbs';

/** The whole source as a strip of small pictures, and two handles for the part that is kept. */
export function TrimStrip(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const {edit} = useDraft();
  const {first, end} = trimmedFrames(edit.trim, source);
  const strip = useThumbs(tool, source);
  const id = useId();
  const count = source.times.length;
  const set = (range: FrameRange, seen: number): void => {
    tool.changeEdit({trim: trimOf(range, source)}, {label: '使う範囲', tag: 'trim'});
    tool.seekSource(seen);
  };
  const {startUs, endUs} = edit.trim ?? {startUs: 0, endUs: source.durationUs};
  return (
    <div className={styles.box}>
      <p className={styles.label} id={id}>
        使う範囲
        <span>
          {seconds(startUs)}〜{seconds(endUs)}秒
        </span>
      </p>
      <div className={styles.strip} role="group" aria-labelledby={id}>
        <canvas ref={strip} className={styles.thumbs} aria-hidden="true" />
        <span
          className={styles.out}
          style={{insetInlineStart: 0, width: `${(first / count) * 100}%`}}
        />
        <span
          className={styles.out}
          style={{insetInlineEnd: 0, width: `${(1 - end / count) * 100}%`}}
        />
        <input
          className={styles.handle}
          type="range"
          aria-label="始まり"
          aria-valuetext={`${seconds(startUs)}秒から`}
          min={0}
          max={count}
          step={1}
          value={first}
          onChange={({target}) => {
            const next = Math.min(Number(target.value), end - 1);
            set({first: next, end}, next);
          }}
        />
        <input
          className={styles.handle}
          type="range"
          aria-label="終わり"
          aria-valuetext={`${seconds(endUs)}秒まで`}
          min={0}
          max={count}
          step={1}
          value={end}
          onChange={({target}) => {
            const next = Math.max(Number(target.value), first + 1);
            set({first, end: next}, next - 1);
          }}
        />
      </div>
    </div>
  );
}
