import {useId, useMemo, useState, type ReactNode} from 'react';
import type {Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import {slugOf} from '@komebiyori/overlays/package/slug';
import {describedByTyped, TypedNote, useTypedText} from '@site/src/components/ToolParts';

import {useDispatch} from '../EditorContext';
import {keep, readKept} from '@site/src/browser/keptText.browser';
import ui from '../ui/ui.module.css';
import {Copy} from './Copy';
import styles from './OutputPane.module.css';
import type {SavedZip} from './useZip';
import {cleanPlace, dragUrl, hasCss, MAX_FOLDER, PLACE_KEY, readPlace, type Place} from './outputs';

interface Props {
  readonly design: Design;
  readonly settled: Design;
  /** The CSS of the settled design. */
  readonly css: string;
  /** The CSS of the design. */
  readonly readCss: () => string;
  /** The zip that was saved last. */
  readonly saved: SavedZip | undefined;
}

/** A handle that, dropped on OBS, makes a source of the right size with the CSS in it. */
export function ObsDrag({design, settled, css, readCss, saved}: Props): ReactNode {
  const dispatch = useDispatch();
  const {place, isSaved, change} = usePlace(design, saved);
  const {width, height} = valuesOf(design).canvas;
  const read = (): string => dragUrl(design, place, readCss());
  const address = useMemo(() => dragUrl(settled, place, css), [settled, place, css]);
  return (
    <div className={styles.part}>
      <a
        className={styles.handle}
        href={address}
        draggable
        onDragStart={({dataTransfer}) => {
          dataTransfer.effectAllowed = 'all';
          dataTransfer.setData('text/uri-list', read());
          dataTransfer.setData('text/plain', read());
        }}
        onClick={(event) => {
          event.preventDefault();
          const text = '押すのではなく、OBSの「ソース」の上までドラッグしてください';
          dispatch({type: 'say', text});
        }}
      >
        OBSへドラッグ
      </a>
      <p className={styles.help}>
        本アプリを起動して、OBSの「ソース」の上へドラッグします。{width}×{height}
        のブラウザソースが1つできます。
      </p>
      <p className={styles.help}>
        OBSが「URL経由でソースを追加」の確認を出すので、「はい」を押します。URLが長く、ボタンが画面の外に出たときは、Enterキーを押すと「はい」になります。
      </p>
      {hasCss(design) ? (
        <>
          <PlaceFields design={design} place={place} onChange={change} />
          {place.place === 'custom' && (
            <p className={styles.help}>
              {isSaved && '保存したzipを使います。'}
              先に、zipを本アプリのテンプレートのウィンドウへドラッグして追加します。
            </p>
          )}
        </>
      ) : (
        <p className={styles.help}>
          このテンプレートは、先に「zipを保存」で本アプリに追加します（フォルダは{slugOf(design)}
          ）。
        </p>
      )}
      <Copy label="URLをコピー" done="OBS用のURLをコピーしました" read={read} />
    </div>
  );
}

/**
 * Who saved a zip goes on with that template until they choose another. It is not kept: the zip of the
 * next design may not be in the app.
 */
function usePlace(design: Design, saved: SavedZip | undefined) {
  const [kept, setKept] = useState(() => readPlace(readKept(PLACE_KEY)));
  const [left, setLeft] = useState<SavedZip>();
  const isSaved = saved !== undefined && saved !== left && saved.folder === slugOf(design);
  const place: Place = useMemo(
    () => (isSaved ? {place: 'custom', folder: saved.folder} : kept),
    [isSaved, saved, kept],
  );
  const change = (some: Partial<Place>): void => {
    const next = cleanPlace({...place, ...some});
    setLeft(saved);
    setKept(next);
    keep(PLACE_KEY, JSON.stringify(next));
  };
  return {place, isSaved, change};
}

interface PlaceProps {
  readonly design: Design;
  readonly place: Place;
  readonly onChange: (place: Partial<Place>) => void;
}

const FOLDERS = {preset: 'basic', custom: ''} as const;

function PlaceFields({design, place: {place, folder}, onChange}: PlaceProps): ReactNode {
  const id = useId();
  const typed = useTypedText(folder, {max: MAX_FOLDER}, (next) => {
    onChange({folder: next});
  });
  return (
    <div className={styles.place}>
      <label>
        <span>使うテンプレート</span>
        <select
          className={ui.field}
          value={place}
          onChange={({target}) => {
            const next = target.value === 'custom' ? 'custom' : 'preset';
            onChange({place: next, folder: FOLDERS[next]});
          }}
        >
          <option value="preset">付属のもの</option>
          <option value="custom">zipで追加したもの</option>
        </select>
      </label>
      <label>
        <span>フォルダ名</span>
        <input
          className={ui.field}
          type="text"
          spellCheck={false}
          aria-describedby={describedByTyped(undefined, {id, typed})}
          placeholder={slugOf(design)}
          {...typed.field}
        />
      </label>
      <TypedNote id={id} typed={typed} />
    </div>
  );
}
