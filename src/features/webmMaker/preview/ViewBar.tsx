import type {ReactNode} from 'react';
import {Choice, Switch} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../tool/useTool';
import {ZOOMS} from '../tool/view';
import {BackdropChoice} from '../ui/BackdropChoice';
import styles from './PreviewPanel.module.css';

const ZOOM_OPTIONS = ZOOMS.map((zoom) => ({
  value: String(zoom),
  name: zoom === 0 ? '全体' : `${zoom * 100}%`,
}));

interface Props {
  readonly split: number;
  readonly onSplit: (split: number) => void;
}

/** What is behind the picture, how large it is, and what it was before. */
export function ViewBar({split, onSplit}: Props): ReactNode {
  const tool = useTool();
  const {zoom, isCompared} = useStore(tool.view);
  return (
    <div className={styles.view}>
      <BackdropChoice />
      <Choice
        label="大きさ"
        value={String(zoom)}
        options={ZOOM_OPTIONS}
        onChange={(value) => {
          tool.changeView({zoom: ZOOMS.find((one) => String(one) === value) ?? 0});
        }}
      />
      <div className={styles.compare}>
        <Switch
          label="加工の前と比べる"
          checked={isCompared}
          onChange={(isOn) => {
            tool.changeView({isCompared: isOn});
          }}
        />
        <input
          type="range"
          aria-label="前と後の境目"
          min={0}
          max={1}
          step={0.01}
          value={split}
          disabled={!isCompared}
          onChange={({target}) => {
            onSplit(Number(target.value));
          }}
        />
      </div>
    </div>
  );
}
