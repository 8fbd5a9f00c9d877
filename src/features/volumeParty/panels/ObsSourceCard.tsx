import {useEffect, useId, useState, type ReactNode} from 'react';
import {isInObs} from '@komebiyori/app-link';
import {Button, FIELD_LOOK, StateBar} from '@site/src/components/ToolParts';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';
import {loadPassword} from '../settings/kept.browser';
import {isSecondClick, linkButtons} from '@komebiyori/obs-link/state';
import {obsText, TURN_ELSEWHERE} from '../sources/obsTexts';
import {firstInputs} from '../sources/obsInputs';
import {obsInputOf} from '../sources/sourceIds';
import {SILENT_AFTER, SILENT_TEXT} from '../sources/soundTexts';
import type {PartyTool} from '../tool/tool.browser';
import {LevelBar} from './LevelBar';
import styles from './SourcesPanel.module.css';
import {useSources} from './useSources';

/** Of the field that is to blame: what is wrong is told there again, for who comes back to mend it. */
const blame = (state: string) => ({'aria-invalid': true, 'aria-describedby': state});

/** OBS, with its password, and what it hears. */
export function ObsSourceCard({tool}: {readonly tool: PartyTool}): ReactNode {
  const {hub, settings} = tool;
  const state = useStore(hub.obs.state);
  const {obsAddress} = useStore(settings);
  const [password, setPassword] = useState(() => loadPassword(obsAddress) ?? '');
  const isBusy = linkButtons(state).go === undefined;
  const stateId = useId();
  const why = state.kind === 'failed' ? state.why : undefined;
  return (
    <section className={`${styles.card} ${styles.wide}`} aria-label="OBSの音">
      <h4>OBSの音（おすすめ）</h4>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) tool.connectObs(password);
        }}
      >
        <label className={styles.field}>
          アドレス
          <input
            className={FIELD_LOOK}
            value={obsAddress}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            readOnly={isBusy}
            {...((why === 'address' || why === 'port') && blame(stateId))}
            onChange={({target}) => {
              tool.change({obsAddress: target.value}, {label: 'OBSのアドレス', tag: 'obsAddress'});
            }}
          />
        </label>
        <label className={styles.field}>
          パスワード
          <input
            className={FIELD_LOOK}
            type="password"
            value={password}
            autoComplete="off"
            readOnly={isBusy}
            {...((why === 'no-password' || why === 'wrong-password') && blame(stateId))}
            onChange={({target}) => {
              setPassword(target.value);
            }}
          />
        </label>
        <LinkButtons tool={tool} />
      </form>
      <p className={styles.note}>
        パスワードは、このタブを閉じるまでだけ残ります。URLには入りません。
      </p>
      <ObsState tool={tool} wordsId={stateId} />
      {state.kind === 'connected' && <Inputs tool={tool} />}
    </section>
  );
}

/** The ways into the connection and out of it. */
function LinkButtons({tool}: {readonly tool: PartyTool}): ReactNode {
  const {go, end} = linkButtons(useStore(tool.hub.obs.state));
  return (
    <div className={styles.buttons}>
      {go !== undefined && (
        <Button
          type="submit"
          look="primary"
          onClick={(event) => {
            // It connects by the form, as the key in a field does.
            if (isSecondClick(event)) event.preventDefault();
          }}
        >
          {go}
        </Button>
      )}
      {end !== undefined && (
        <Button
          onClick={(event) => {
            if (!isSecondClick(event)) tool.disconnectObs();
          }}
        >
          {end}
        </Button>
      )}
    </div>
  );
}

interface StateProps {
  readonly tool: PartyTool;
  readonly wordsId: string;
}

/** How it is with OBS, and which tab tells its overlays. */
function ObsState({tool, wordsId}: StateProps): ReactNode {
  const {hub, settings, turn} = tool;
  const state = useStore(hub.obs.state);
  const isAsked = useStore(hub.obs.isAsked);
  const {obsAddress} = useStore(settings);
  const isElsewhere = useStore(turn.state) === 'elsewhere';
  if (state.kind === 'connected' && isElsewhere) {
    const actions = [{name: 'このタブから送る', act: turn.take}];
    return <StateBar look="card" wordsId={wordsId} {...TURN_ELSEWHERE} actions={actions} />;
  }
  return (
    <StateBar
      look="card"
      wordsId={wordsId}
      {...obsText(state, browserKind(navigator.userAgent), isInObs(), obsAddress)}
      fold={state.kind === 'connected' ? undefined : {name: 'つながらないときは', isOpen: isAsked}}
    />
  );
}

/** ms for which no input of a new connection says nothing: OBS tells of them one after another. */
const FIRST_INPUTS_MS = 2000;

/** Whether that time is over. */
function useIsLate(): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = window.setTimeout(() => {
      setIsLate(true);
    }, FIRST_INPUTS_MS);
    return () => {
      window.clearTimeout(timer);
    };
  }, []);
  return isLate;
}

function Inputs({tool}: {readonly tool: PartyTool}): ReactNode {
  const sounding = useSources(tool.hub);
  const all = [...sounding].flatMap(([id, quiet]) => {
    const name = obsInputOf(id);
    return name === undefined ? [] : [{id, name, quiet}];
  });
  const {shown: inputs, more} = firstInputs(all);
  const isListed = useStore(tool.hub.obs.inputs) !== undefined;
  const isLate = useIsLate();
  const isNone = inputs.length === 0 && isListed && isLate;
  const silent = inputs.flatMap(({name, quiet}) => (1000 * quiet >= SILENT_AFTER ? [name] : []));
  return (
    <>
      <p className="visually-hidden" role="status">
        {useNewlySilent(silent)}
      </p>
      <div role="status">
        {isNone && (
          <p className={styles.note}>
            OBSに音の入力がありません。OBSの音声ミキサーに、マイクかデスクトップ音声が出ているかを確かめます。
          </p>
        )}
      </div>
      {inputs.length > 0 && (
        <ul className={styles.inputs} aria-label="OBSの入力">
          {inputs.map(({id, name}) => (
            <li key={id}>
              {name}
              <LevelBar label={`「${name}」の音`} read={() => tool.hub.heard(id)?.rms.all} />
              {silent.includes(name) && <p className={styles.silent}>{SILENT_TEXT}</p>}
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <p
          className={styles.note}
        >{`ほかに${more}個の入力があります。ルールの音源には選べます。`}</p>
      )}
    </>
  );
}

/** What is said of inputs that fell silent: once of each, as a game or a song has its pauses. */
function useNewlySilent(silent: readonly string[]): string {
  const [told, setTold] = useState<readonly string[]>([]);
  const [text, setText] = useState('');
  const fresh = silent.filter((name) => !told.includes(name));
  if (fresh.length > 0) {
    setTold([...told, ...fresh]);
    setText(`${fresh.map((name) => `「${name}」`).join('')}：${SILENT_TEXT}`);
  }
  return text;
}
