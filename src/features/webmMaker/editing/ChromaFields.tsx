import type {ReactNode} from 'react';
import type {ChromaKey} from '@komebiyori/webm/edit';
import {Button} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {cornerColor} from '../preview/visibleBounds';
import {withKeyColor} from '../tool/draft';
import {lookOf} from '../tool/looks';
import {useTool} from '../tool/useTool';
import {ColorField, Slider} from '../ui/Fields';
import styles from './EditTabs.module.css';

interface Props {
  readonly chroma: ChromaKey;
}

const SLIDERS = [
  {
    key: 'similarity',
    name: '抜く広さ',
    least: 1,
    note: '背景が残るときは大きく、残したい部分まで消えるときは小さくします。',
  },
  {key: 'smoothness', name: 'なめらかさ', least: 0, note: '髪や影の境目を、半透明にします。'},
  {key: 'spill', name: '色かぶりを取る', least: 0, note: 'ふちに映り込んだ背景の色を取ります。'},
] as const;

/** The colour that is removed, and how. */
export function ChromaFields({chroma}: Props): ReactNode {
  const tool = useTool();
  const mode = useStore(tool.mode);
  const set = (changes: Partial<ChromaKey>, label: string): void => {
    tool.changeEdit({chromaKey: {...chroma, ...changes}}, {label, tag: label});
  };
  return (
    <div className={styles.nested}>
      <div className={styles.buttons}>
        <ColorField
          label="抜く色"
          value={chroma.color}
          onChange={(color) => {
            set({color}, '抜く色');
          }}
        />
        <Button
          aria-pressed={mode === 'pick'}
          onClick={() => {
            tool.player.pause();
            tool.mode.set(mode === 'pick' ? 'result' : 'pick');
          }}
        >
          画面から拾う
        </Button>
        <CornerButton />
      </div>
      {SLIDERS.map(({key, name, least, note}) => (
        <Slider
          key={key}
          label={name}
          value={chroma[key] * 100}
          min={least}
          max={100}
          unit="%"
          note={note}
          onChange={(value) => {
            set({[key]: value / 100}, name);
          }}
        />
      ))}
    </div>
  );
}

/** The colour of the four corners, which is that of most walls. */
function CornerButton(): ReactNode {
  const tool = useTool();
  const [said, say] = useSaid();
  const take = async (): Promise<void> => {
    const {edit, output} = lookOf(tool.history.get().present.value, 'pick', false);
    const timeUs = tool.player.shown.get()?.frame.timeUs ?? 0;
    try {
      const {picture} = await tool.engine().preview(edit, output, timeUs);
      const color = cornerColor(picture);
      say(
        color === null
          ? '四隅が透明なため、色を調べられません。「画面から拾う」で選んでください。'
          : '',
      );
      if (color !== null)
        tool.changeDraft((draft) => withKeyColor(draft, color), {label: '四隅の色'});
    } catch {
      say('色を調べられませんでした。「画面から拾う」で選んでください。');
    }
  };
  return (
    <>
      <Button onClick={() => void take()}>四隅の色にする</Button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
}
