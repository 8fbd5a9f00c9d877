import {useEffect, useId, useMemo, useRef, useState, type Dispatch, type ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {Toast} from '@site/src/components/ToolParts/Toast';
import {useUnkeptQuestion} from '@site/src/components/ToolParts/useUnkeptQuestion';
import {useFileDrop} from '@site/src/lib/useFileDrop';
import {useUndoKeys} from '@site/src/lib/useUndoKeys';

import {ContrastSaid} from './contrast/ContrastSaid';
import styles from './Editor.module.css';
import {DispatchContext, useDispatch} from './EditorContext';
import {FontsContext, MissingFontsContext, useEditorFonts} from './fonts/FontsContext';
import {useInput} from './input/useInput';
import {useShortcuts} from './keys/useShortcuts';
import {saveDesign} from './output/OutputPane';
import {Panes} from './Panes';
import type {EditorParts} from './parts';
import {usePreview} from './preview/usePreview';
import {usePresets} from './presets/usePresets';
import {sayAction, type Banner, type BannerAction} from './state/banners';
import {designOf, type EditorAction, type EditorState} from './state/editorState';
import {useBannerActions} from './state/useBannerActions';
import {useEditor, type OnVersion} from './state/useEditor';
import {SkipLinks, type TabId} from './Tabs';
import {Toolbar} from './Toolbar';
import {Button} from './ui/Button';

/** What leads back from what was done. */
function wayBack(back: EditorState['said']['back'], dispatch: Dispatch<EditorAction>) {
  if (back === undefined) return undefined;
  return {
    name: back === 'undo' ? '元に戻す' : 'やり直す',
    act: () => {
      dispatch({type: back});
    },
  };
}

interface BannersProps {
  readonly banners: readonly Banner[];
  readonly onAction: (action: BannerAction, banner: Banner) => void;
}

/** What the visitor should know; each stays until it is dismissed. */
function Banners({banners, onAction}: BannersProps): ReactNode {
  const dispatch = useDispatch();
  const place = useRef<HTMLDivElement>(null);
  const read = banners.find(({id}) => id === 'read');
  useEffect(() => {
    // On a phone a file is chosen two screens below this.
    const {bottom = 0} = place.current?.getBoundingClientRect() ?? {};
    if (read !== undefined && bottom <= 0) place.current?.scrollIntoView({block: 'center'});
  }, [read]);
  return (
    <div
      ref={place}
      className={styles.list}
      role="region"
      aria-label="エディタからのお知らせ"
      hidden={banners.length === 0}
    >
      {banners.map((banner) => (
        <div
          key={banner.id}
          className={styles.banner}
          data-tone={banner.tone}
          role={banner.tone === 'error' ? 'alert' : 'status'}
        >
          <div className={styles.text}>
            <p className={styles.title}>{banner.title}</p>
            {banner.lines.length > 0 && (
              <ul>
                {banner.lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </div>
          <div className={styles.actions}>
            {banner.actions.map((action) => (
              <Button
                key={sayAction(action)}
                onClick={() => {
                  onAction(action, banner);
                }}
              >
                {sayAction(action)}
              </Button>
            ))}
            <Button
              look="quiet"
              aria-label={`お知らせを閉じる：${banner.title}`}
              onClick={() => {
                dispatch({type: 'dismiss', id: banner.id});
              }}
            >
              閉じる
            </Button>
          </div>
        </div>
      ))}
    </div>
  );
}

interface Props {
  readonly app: AppVersion;
  readonly parts: EditorParts;
  readonly onVersion: OnVersion;
}

/** The editor of templates for one version of the app. */
export default function Editor({app, parts, onVersion}: Props): ReactNode {
  const own = usePresets();
  const editor = useEditor(app, onVersion, own);
  const {state, dispatch, draft} = editor;
  useUnkeptQuestion(draft);
  const design = designOf(state);
  const fonts = useEditorFonts(parts.loadFontSample);
  const inputs = useInput(design, dispatch, own);
  const act = useBannerActions(app, editor, inputs);
  const box = useRef<HTMLDivElement>(null);
  const isOver = useFileDrop(box, ({files: [file]}) => {
    if (file !== undefined) inputs.takeFile(file);
  });
  const searchBox = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [tab, setTab] = useState<TabId>('controls');
  const [isBefore, setIsBefore] = useState(false);
  const shown = {
    design: isBefore ? state.baseline : design,
    allowsCustomCss: state.allowsCustomCss,
    loadsFonts: fonts.allowsWeb,
    files: fonts.files,
  };
  const preview = usePreview(frame, shown, parts);
  const {missing, retry} = preview;
  const missingFonts = useMemo(() => ({families: missing, retry}), [missing, retry]);
  const prefix = useId();

  useEffect(() => {
    if (missing.length === 0) return;
    dispatch({type: 'say', text: `フォントを読み込めませんでした：${missing.join('、')}`});
  }, [missing, dispatch]);

  useUndoKeys({
    undo: () => {
      dispatch({type: 'undo'});
    },
    redo: () => {
      dispatch({type: 'redo'});
    },
  });
  useShortcuts({
    save: () => {
      saveDesign(design);
      dispatch({type: 'say', text: 'JSONを保存しました'});
    },
    search: () => {
      setTab('controls');
      // On a phone the box is there only after the tab has changed.
      requestAnimationFrame(() => searchBox.current?.focus());
    },
    pause: preview.feed.togglePause,
  });

  return (
    <DispatchContext value={dispatch}>
      <FontsContext value={fonts}>
        <MissingFontsContext value={missingFonts}>
          <div className={styles.editor} ref={box} data-over={isOver}>
            <SkipLinks prefix={prefix} onChange={setTab} />
            <Toolbar state={state} draft={draft} isBefore={isBefore} onBefore={setIsBefore} />
            <Banners banners={state.banners} onAction={act} />
            <Panes
              {...{state, own, searchBox, frame, preview, inputs, parts, tab, prefix}}
              onTab={setTab}
            />
            {isOver && (
              <p className={styles.drop}>
                ここにドロップすると読み込みます（JSON、zip、CSS）。画像と動画は、見本の上にドロップすると背景になります。
              </p>
            )}
            <ContrastSaid design={design} />
            <Toast {...state.said} action={wayBack(state.said.back, dispatch)} />
          </div>
        </MissingFontsContext>
      </FontsContext>
    </DispatchContext>
  );
}
