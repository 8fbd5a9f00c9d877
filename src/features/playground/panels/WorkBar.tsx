import {useId, type ReactNode} from 'react';
import type {Sample} from '@site/plugins/playground/client';
import {Button, FIELD_LOOK} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {Shelf} from '../work/shelf.browser';
import styles from './panels.module.css';

interface Props {
  readonly shelf: Shelf;
  readonly samples: readonly Sample[];
  readonly isWide: boolean;
  readonly onSample: (sample: Sample) => void;
  readonly onWork: (id: string) => void;
  readonly onWide: (isWide: boolean) => void;
}

const SAMPLE = 'sample ';
const WORK = 'work ';

/** What can be opened: what somebody wrote, and the samples of the manual, page by page. */
export function WorkBar({shelf, samples, isWide, onSample, onWork, onWide}: Props): ReactNode {
  const id = useId();
  const work = useStore(shelf.work);
  const works = useStore(shelf.works);
  const pages = [...new Set(samples.map(({page}) => page))];
  const isKept = works.some((one) => one.id === work.id);
  const value = isKept ? WORK + work.id : work.from === '' ? '' : SAMPLE + work.from;
  const open = (chosen: string): void => {
    const sample = samples.find((one) => SAMPLE + one.id === chosen);
    if (sample !== undefined) onSample(sample);
    else if (chosen.startsWith(WORK)) onWork(chosen.slice(WORK.length));
  };
  return (
    <div className={styles.bar}>
      <label className={styles.pick} htmlFor={id}>
        <span>開くテンプレート</span>
        <select
          id={id}
          className={FIELD_LOOK}
          value={value}
          onChange={({target}) => {
            open(target.value);
          }}
        >
          {value === '' && <option value="">{work.title}</option>}
          {works.length > 0 && (
            <optgroup label="書いたもの">
              {works.map((one) => (
                <option key={one.id} value={WORK + one.id}>
                  {one.title}
                </option>
              ))}
            </optgroup>
          )}
          {pages.map((page) => (
            <optgroup key={page} label={page}>
              {samples
                .filter((sample) => sample.page === page)
                .map((sample) => (
                  <option key={sample.id} value={SAMPLE + sample.id}>
                    {sample.heading}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <Button disabled={!isKept} onClick={shelf.remove}>
        書いたものを消す
      </Button>
      <Button
        data-on={isWide}
        onClick={() => {
          onWide(!isWide);
        }}
      >
        {isWide ? '元の広さに戻す' : '広く表示'}
      </Button>
    </div>
  );
}
