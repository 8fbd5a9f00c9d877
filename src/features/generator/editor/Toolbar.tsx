import {KeyList} from '@site/src/components/KeyList';
import {useState, type ReactNode} from 'react';
import {APP_VERSIONS, type AppVersion} from '@komebiyori/overlays/model/appVersions';
import {isAppVersion, versionLabel} from '@komebiyori/overlays/model/nearest';
import {NARROW, TOUCH, useMedia} from '@site/src/lib/useMedia';

import {useDispatch} from './EditorContext';
import {HistoryButtons} from './HistoryButtons';
import {KEY_ROWS} from './keys/useShortcuts';
import {designOf, type EditorState} from './state/editorState';
import type {DraftStatus} from './state/useEditor';
import styles from './Toolbar.module.css';
import {Button} from './ui/Button';
import ui from './ui/ui.module.css';

interface Props {
  readonly state: EditorState;
  readonly draft: DraftStatus;
  readonly isBefore: boolean;
  /** Shows what the design was before, as long as it is held. */
  readonly onBefore: (isHeld: boolean) => void;
}

const DRAFT: Readonly<Record<DraftStatus, string>> = {
  untouched: '',
  waiting: '保存しています…',
  kept: '下書きを保存しました',
  full: '保存できません',
  blocked: '保存できません',
  'no-room': '保存できません',
};

/** Newest first, as everywhere on the site. */
const VERSIONS = [...APP_VERSIONS].reverse();

/** Version, history, and the comparison with before; on narrow screens the history is beside the tabs. */
export function Toolbar({state, draft, isBefore, onBefore}: Props): ReactNode {
  const {history, baseline} = state;
  const design = designOf(state);
  const isNarrow = useMedia(NARROW);
  const isTouch = useMedia(TOUCH);
  return (
    <div className={styles.bar}>
      <Version app={design.app} />
      {!isNarrow && <HistoryButtons history={history} />}
      <Before isBefore={isBefore} isSame={baseline === design} onBefore={onBefore} />
      {!isTouch && <Keys />}
      <span className={styles.draft}>{DRAFT[draft]}</span>
    </div>
  );
}

/** The page of another version is entered by a button: choosing alone leads nowhere (WCAG, 3.2.2). */
function Version({app}: {readonly app: AppVersion}): ReactNode {
  const dispatch = useDispatch();
  const [wanted, setWanted] = useState(app);
  const [before, setBefore] = useState(app);
  if (app !== before) {
    // Undo leads to another version, too. The same button: what was pressed keeps the focus.
    setBefore(app);
    setWanted(app);
  }
  return (
    <>
      <label className={styles.version}>
        バージョン
        <select
          className={ui.field}
          value={wanted}
          onChange={({target}) => {
            if (isAppVersion(target.value)) setWanted(target.value);
          }}
        >
          {VERSIONS.map((one) => (
            <option key={one} value={one}>
              {versionLabel(one)}
            </option>
          ))}
        </select>
      </label>
      <Button
        disabled={wanted === app}
        onClick={() => {
          dispatch({type: 'move', app: wanted, at: performance.now()});
        }}
      >
        このバージョンで開く
      </Button>
    </>
  );
}

/** The keys of the editor, on demand. */
function Keys(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          setOpen(true);
        }}
      >
        キー
      </Button>
      <KeyList
        rows={KEY_ROWS}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
        }}
      />
    </>
  );
}

interface BeforeProps {
  readonly isBefore: boolean;
  readonly isSame: boolean;
  readonly onBefore: (isHeld: boolean) => void;
}

/** Held by pointer or key. */
function Before({isBefore, isSame, onBefore}: BeforeProps): ReactNode {
  const isHoldKey = (key: string): boolean => key === ' ' || key === 'Enter';
  const letGo = (): void => {
    onBefore(false);
  };
  return (
    <Button
      aria-pressed={isBefore}
      disabled={isSame}
      title="押しているあいだ、編集を始めたときの見た目を出します"
      onPointerDown={() => {
        onBefore(true);
      }}
      onPointerUp={letGo}
      onPointerCancel={letGo}
      onPointerLeave={letGo}
      onKeyDown={({key}) => {
        if (isHoldKey(key)) onBefore(true);
      }}
      onKeyUp={letGo}
      onBlur={letGo}
      onContextMenu={(event) => {
        // A long press on a phone.
        event.preventDefault();
      }}
    >
      変更前
    </Button>
  );
}
