import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Link from '@docusaurus/Link';
import {useActiveDocContext} from '@docusaurus/plugin-content-docs/client';
import {useEffect, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {keepFocus} from '@site/src/browser/keepFocus.browser';
import {AppLinkBar} from '@site/src/components/AppLink';
import {Button, ToneMark} from '@site/src/components/ToolParts';
import type {AppLink} from '@komebiyori/app-link/link';
import {useStore} from '@site/src/lib/useStore';
import type {CheckId} from './checks';
import {summary, type Finding, type Findings, type Verdict} from './finding';
import {helpFor} from './help';
import {addressOfPlace, PLACES, type PlaceId} from './places';
import {forgetReload, reloadToAsk} from './resume.browser';
import {createStepTool, type StepTool} from './stepTool.browser';

import styles from './LoadedStepCheck.module.css';

interface Props {
  readonly id: CheckId;
  /** 0 when the page was loaded anew for a press before. */
  readonly presses: number;
}

/** What a check finds. The page around it stays when it breaks. */
export default function LoadedStepCheck(props: Props): ReactNode {
  return (
    <ErrorBoundary
      fallback={() => (
        <div role="alert">
          確認の途中で問題が起きました。ページを再読み込みし、「この手順を確認」を押してください。
        </div>
      )}
    >
      <Asking {...props} />
    </ErrorBoundary>
  );
}

/** Asks at each press. */
function Asking({id, presses}: Props): ReactNode {
  const {activeVersion} = useActiveDocContext(undefined);
  const name = activeVersion?.name;
  const manual = name === 'current' ? undefined : name;
  const [tool] = useState(() => createStepTool(id, manual));
  useEffect(() => tool.run.close, [tool]);
  useEffect(() => {
    forgetReload();
    if (presses === 0 || !reloadToAsk(id)) tool.run.start(presses > 0);
  }, [tool, id, presses]);
  const box = useRef<HTMLDivElement>(null);
  // The section: the button that asks again takes over from what goes.
  useEffect(() => keepFocus(box.current?.parentElement ?? null), []);
  return (
    <div ref={box}>
      <Stand tool={tool} manual={activeVersion?.path ?? '/docs'} />
    </div>
  );
}

interface StandProps {
  readonly tool: StepTool;
  /** The path of the manual. */
  readonly manual: string;
}

function Stand({tool: {link, run, listens}, manual}: StandProps): ReactNode {
  const state = useStore(run.state);
  if (state.kind === 'linking') return <Linking link={link} manual={manual} />;
  const findings = 'findings' in state ? state.findings : [];
  return (
    <div className={styles.answers}>
      <div role="status">
        {state.kind === 'asking' && <p>本アプリの状態を読み取っています…</p>}
        {state.kind === 'listening' && <p>{listens?.text}</p>}
        {state.kind === 'done' && <p className={styles.summary}>{summary(findings)}</p>}
      </div>
      {state.kind === 'listening' && <Skip onPress={run.skip} />}
      <FindingList findings={findings} manual={manual} />
    </div>
  );
}

/** It goes with the waiting; then the focus is not on a way out of the page that stands there next. */
function Skip({onPress}: {readonly onPress: () => void}): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own === document.activeElement) own?.closest('section')?.querySelector('button')?.focus();
    };
  }, []);
  return (
    <Button ref={button} onClick={onPress}>
      待つのをやめる
    </Button>
  );
}

interface LinkingProps {
  readonly link: AppLink;
  readonly manual: string;
}

/** How the page stands with the app, and where the manual helps when it does not answer. */
function Linking({link, manual}: LinkingProps): ReactNode {
  const state = useStore(link.state);
  const help = helpFor(state);
  return (
    <div className={styles.answers}>
      <AppLinkBar
        link={link}
        purpose="この手順を確認する"
        reach="loopback"
        button="この手順を確認"
        opensSteps
      />
      {help !== undefined && (
        <p className={styles.next}>
          {help.text}
          {help.places.map((place) => (
            <PlaceLink key={place} place={place} manual={manual} />
          ))}
        </p>
      )}
    </div>
  );
}

const WORDS: Record<Verdict, string> = {ok: 'OK', todo: '要対応', unknown: '確認できません'};
const TONES = {ok: 'good', todo: 'bad', unknown: 'none'} as const;

interface ListProps {
  readonly findings: Findings;
  readonly manual: string;
}

function FindingList({findings, manual}: ListProps): ReactNode {
  if (findings.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="確認の結果">
      {findings.map((finding) => (
        <li key={finding.text} className={styles.finding} data-verdict={finding.verdict}>
          <ToneMark tone={TONES[finding.verdict]} />
          <Words finding={finding} manual={manual} />
        </li>
      ))}
    </ul>
  );
}

function Words({finding, manual}: {finding: Finding; manual: string}): ReactNode {
  const {verdict, text, next} = finding;
  return (
    <div className={styles.words}>
      <p>
        <strong className={styles.verdict}>{WORDS[verdict]}</strong>
        {text}
      </p>
      {next !== undefined && (
        <p className={styles.next}>
          {next.text}
          <PlaceLink place={next.place} manual={manual} />
        </p>
      )}
    </div>
  );
}

function PlaceLink({place, manual}: {place: PlaceId; manual: string}): ReactNode {
  return <Link to={addressOfPlace(place, manual)}>{PLACES[place].label}</Link>;
}
