import type {ReactNode} from 'react';
import {EDIT_LIMITS, type ChromaKey, type Edit, type LumaKey} from '@komebiyori/webm/edit';
import {Button, Switch} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {cornerColor} from '../preview/visibleBounds';
import {withKey, withKeyColor} from '../tool/draft';
import {lookOf} from '../tool/looks';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {ColorField, Segments, Slider} from '../ui/parts';
import styles from './EditTabs.module.css';

const LUMA_SIDES = [
  {value: 'dark', name: '暗いところ'},
  {value: 'bright', name: '明るいところ'},
] as const satisfies readonly {value: LumaKey['remove']; name: string}[];

/** What makes parts of the picture transparent. */
export function KeyPanel(): ReactNode {
  const tool = useTool();
  const {source} = useBench().opened;
  const {edit} = useDraft();
  const hasKey = edit.chromaKey !== null || edit.lumaKey !== null;
  return (
    <>
      <Switch
        label="色で抜く（グリーンバック）"
        checked={edit.chromaKey !== null}
        onChange={(isOn) => {
          tool.changeDraft((draft) => withKey(draft, 'chromaKey', isOn), {label: '色で抜く'});
        }}
      />
      {edit.chromaKey !== null && <ChromaFields chroma={edit.chromaKey} />}
      <Switch
        label="明るさで抜く（黒背景のエフェクト）"
        checked={edit.lumaKey !== null}
        onChange={(isOn) => {
          tool.changeDraft((draft) => withKey(draft, 'lumaKey', isOn), {label: '明るさで抜く'});
        }}
      />
      {edit.lumaKey !== null && <LumaFields luma={edit.lumaKey} />}
      {(hasKey || source.alpha !== false) && <EdgeFields edge={edit.edge} />}
      {!hasKey && (
        <p className={styles.note}>
          {source.alpha === false
            ? 'この素材に透明なところはありません。背景を消すときは、どちらかをオンにします。'
            : '素材の透明は、そのまま残ります。背景を消すときだけ、どちらかをオンにします。'}
        </p>
      )}
    </>
  );
}

function LumaFields({luma}: {readonly luma: LumaKey}): ReactNode {
  const tool = useTool();
  const set = (changes: Partial<LumaKey>, label: string): void => {
    tool.changeEdit({lumaKey: {...luma, ...changes}}, {label, tag: label});
  };
  return (
    <div className={styles.nested}>
      <Segments
        label="消すところ"
        value={luma.remove}
        options={LUMA_SIDES}
        onChange={(remove) => {
          set({remove, threshold: 1 - luma.threshold}, '消すところ');
        }}
      />
      <Slider
        label="境目の明るさ"
        value={luma.threshold * 100}
        min={0}
        max={100}
        unit="%"
        onChange={(value) => {
          set({threshold: value / 100}, '境目の明るさ');
        }}
      />
      <Slider
        label="なめらかさ"
        value={luma.softness * 100}
        min={0}
        max={100}
        unit="%"
        onChange={(value) => {
          set({softness: value / 100}, 'なめらかさ');
        }}
      />
    </div>
  );
}

function EdgeFields({edge}: Pick<Edit, 'edge'>): ReactNode {
  const tool = useTool();
  return (
    <fieldset className={styles.group}>
      <legend>ふち</legend>
      <Slider
        label="ふちを削る"
        value={edge.shrink}
        min={EDIT_LIMITS.shrink[0]}
        max={EDIT_LIMITS.shrink[1]}
        unit="px"
        onChange={(shrink) => {
          tool.changeEdit({edge: {...edge, shrink}}, {label: 'ふちを削る', tag: 'shrink'});
        }}
      />
      <Slider
        label="ふちをぼかす"
        value={edge.feather}
        min={EDIT_LIMITS.feather[0]}
        max={EDIT_LIMITS.feather[1]}
        unit="px"
        onChange={(feather) => {
          tool.changeEdit({edge: {...edge, feather}}, {label: 'ふちをぼかす', tag: 'feather'});
        }}
      />
    </fieldset>
  );
}

interface ChromaFieldsProps {
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
function ChromaFields({chroma}: ChromaFieldsProps): ReactNode {
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
