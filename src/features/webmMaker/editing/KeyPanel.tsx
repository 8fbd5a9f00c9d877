import type {ReactNode} from 'react';
import {EDIT_LIMITS, type Edit, type LumaKey} from '@komebiyori/webm/edit';
import {Switch} from '@site/src/components/ToolParts';

import {withKey} from '../tool/draft';
import {useBench, useDraft, useTool} from '../tool/useTool';
import {Segments, Slider} from '../ui/Fields';
import {ChromaFields} from './ChromaFields';
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
