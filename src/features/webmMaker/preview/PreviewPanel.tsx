import {useState, type ReactNode} from 'react';
import type {SpriteGrid} from '@komebiyori/webm/openOptions';
import {RangeInput} from '@site/src/components/RangeInput';
import {Button, Choice, Panel, Switch} from '@site/src/components/ToolParts';
import {StepToast} from '@site/src/components/ToolParts/StepToast';
import {useStore} from '@site/src/lib/useStore';

import {describeFailure} from '../messages/messages';
import type {Mode} from '../tool/looks';
import {useBench, useTool} from '../tool/useTool';
import {ZOOMS} from '../tool/view';
import {BackdropChoice, Message} from '../ui/parts';
import styles from './PreviewPanel.module.css';
import {Stage} from './Stage';
import {Transport} from './Transport';
import {TrimStrip} from './TrimStrip';

interface Props {
  readonly grid: SpriteGrid | null;
}

const MODE_WORDS: Readonly<Record<Mode, string>> = {
  result: '書き出したときの見た目です。',
  crop: '残す部分を、枠で囲みます。枠と角を動かせます。',
  pick: '消したい色のところを押してください。',
  grid: 'コマの境目に、線を合わせます。',
};

const LATE_WORDS = '変換が追いつかず、ゆっくり再生しています。書き出す動画の速さは変わりません。';

/** The result as it will be, at any of its frames. */
export function PreviewPanel({grid}: Props): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const [split, setSplit] = useState(0.5);
  const mode = useStore(tool.mode);
  const failure = useStore(tool.player.failure);
  const isLate = useStore(tool.player.isLate);
  return (
    <Panel title="プレビュー" aside={<HistoryButtons />} className={styles.panel}>
      <div className={styles.body}>
        <div className={styles.mode} role="status">
          <span>{isLate ? LATE_WORDS : MODE_WORDS[mode]}</span>
          {(mode === 'crop' || mode === 'pick') && (
            <Button
              className={styles.done}
              onClick={() => {
                tool.mode.set('result');
              }}
            >
              {mode === 'crop' ? '枠を決める' : 'やめる'}
            </Button>
          )}
        </div>
        <Stage {...{grid, split}} />
        {failure !== null && (
          <Message
            tone="bad"
            title={describeFailure(failure).title}
            text={describeFailure(failure).next}
            isAlert
          />
        )}
        <Transport />
        {source.times.length > 1 && <TrimStrip />}
        <ViewBar split={split} onSplit={setSplit} />
      </div>
    </Panel>
  );
}

function HistoryButtons(): ReactNode {
  const tool = useTool();
  const {past, present, future} = useStore(tool.history);
  const [next] = future;
  return (
    <span className={styles.history}>
      <Button
        aria-keyshortcuts="Control+Z Meta+Z"
        disabled={past.length === 0}
        title={past.length === 0 ? '' : `元に戻す：${present.label}`}
        onClick={tool.undo}
      >
        <span aria-hidden="true">↶</span>元に戻す
      </Button>
      <Button
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z Control+Y"
        disabled={next === undefined}
        title={next && `やり直す：${next.label}`}
        onClick={tool.redo}
      >
        <span aria-hidden="true">↷</span>やり直す
      </Button>
      <StepToast history={tool.history} />
    </span>
  );
}

const ZOOM_OPTIONS = ZOOMS.map((zoom) => ({
  value: String(zoom),
  name: zoom === 0 ? '全体' : `${zoom * 100}%`,
}));

interface ViewBarProps {
  readonly split: number;
  readonly onSplit: (split: number) => void;
}

/** What is behind the picture, how large it is, and what it was before. */
function ViewBar({split, onSplit}: ViewBarProps): ReactNode {
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
        <RangeInput
          aria-label="前と後の境目"
          min={0}
          max={1}
          step={0.01}
          value={split}
          disabled={!isCompared}
          onChange={onSplit}
        />
      </div>
    </div>
  );
}
