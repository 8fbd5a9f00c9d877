import type {ReactNode} from 'react';
import {Button, NumberField} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import type {Rect} from '../preview/cropDrag';
import {unite, visibleBounds} from '../preview/visibleBounds';
import {boundsLook} from '../tool/looks';
import {useBench, useDraft, useTool} from '../tool/useTool';
import styles from './EditTabs.module.css';

const FIELDS = [
  {key: 'x', name: '左から'},
  {key: 'y', name: '上から'},
  {key: 'width', name: '幅'},
  {key: 'height', name: '高さ'},
] as const;

/** The part of the picture that is kept. */
export function CropFields(): ReactNode {
  const tool = useTool();
  const {edit} = useDraft();
  const mode = useStore(tool.mode);
  const {width, height} = useBench().opened.source;
  const crop: Rect = edit.crop ?? {x: 0, y: 0, width, height};
  const most = {x: width - 1, y: height - 1, width: width - crop.x, height: height - crop.y};
  return (
    <fieldset className={styles.group}>
      <legend>切り抜き</legend>
      <div className={styles.buttons}>
        <Button
          aria-pressed={mode === 'crop'}
          onClick={() => {
            tool.mode.set(mode === 'crop' ? 'result' : 'crop');
          }}
        >
          画面で囲む
        </Button>
        <AutoCrop />
      </div>
      <div className={styles.fields}>
        {FIELDS.map(({key, name}) => (
          <NumberField
            key={key}
            label={name}
            value={crop[key]}
            min={key === 'x' || key === 'y' ? 0 : 1}
            max={most[key]}
            unit="px"
            onChange={(value) => {
              tool.changeEdit(
                {crop: {...crop, [key]: value}},
                {label: '切り抜き', tag: `crop-${key}`},
              );
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Looks through all frames for what is visible. */
function AutoCrop(): ReactNode {
  const tool = useTool();
  const [said, say] = useSaid();
  const look = async (): Promise<void> => {
    say('すべてのコマを調べています…');
    const {edit, output} = boundsLook(tool.history.get().present.value);
    // One for each frame: the engine calls back while we wait.
    const seen: (Rect | null)[] = [];
    try {
      await tool.engine().play(edit, output, {
        fromUs: 0,
        signal: AbortSignal.timeout(60_000),
        onFrame: ({picture}) => {
          seen.push(visibleBounds(picture));
        },
      });
    } catch {
      say('調べきれませんでした。「画面で囲む」で切り抜いてください。');
      return;
    }
    const bounds = seen.reduce(unite, null);
    say(
      bounds === null
        ? '見える部分がないため、切り抜けません。「背景を抜く」で消しすぎていないかを確かめてください。'
        : '',
    );
    if (bounds !== null) tool.changeEdit({crop: bounds}, {label: '見える部分に合わせる'});
  };
  return (
    <>
      <Button onClick={() => void look()}>見える部分に合わせる</Button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
}
