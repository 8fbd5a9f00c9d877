import {TARGETS} from '@komebiyori/mic-meter/judge/targets';
import clsx from 'clsx';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';

import {startMeter, type StartMeter} from '@komebiyori/mic-meter';

import {BENCH_LOOK, Choice, StateBar, type Option} from '@site/src/components/ToolParts';
import {useLeaveQuestion} from '@site/src/components/ToolParts/useLeaveQuestion';
import {browserKind} from '@site/src/lib/browserKind';
import {useStore} from '@site/src/lib/useStore';

import type {ReportSource} from './exports/reportExports';
import {ReportPanel} from './exports/ReportPanel';
import {GuidedPanel} from './guided/GuidedPanel';
import styles from './LoadedChecker.module.css';
import {ChecksPanel} from './meters/ChecksPanel';
import {LevelPanel} from './meters/LevelPanel';
import {LoudnessPanel} from './meters/LoudnessPanel';
import {SpectrumPanel} from './meters/SpectrumPanel';
import {gradeReport} from './report/gradeReport';
import {formatNumber, TARGET_NAMES} from './report/words';
import {deviceOf, isOpen} from './session/session';
import {ACTION_NAMES, stateText, type Action} from './session/stateTexts';
import type {DeviceFacts} from './settings/deviceFacts';
import {TARGET_IDS, type ChannelChoice} from './settings/settings';
import {SettingsPanel} from './settings/SettingsPanel';
import {TakesPanel} from './takes/TakesPanel';
import {createTool, type Tool} from './tool.browser';

interface CheckerProps {
  readonly startMeter: StartMeter;
}

/** The tool; it asks for nothing until somebody presses its button. */
function Checker({startMeter}: CheckerProps): ReactNode {
  const [tool] = useState(() => createTool(startMeter));
  useEffect(
    () => () => {
      tool.close();
    },
    [tool],
  );
  return <Bench tool={tool} />;
}

function Bench({tool}: {readonly tool: Tool}): ReactNode {
  const report = useRef<HTMLHeadingElement>(null);
  const source = useReport(tool);
  const isRunning = useStore(tool.session.state).kind === 'running';
  return (
    <div className={clsx(BENCH_LOOK, styles.bench)}>
      <Leaving tool={tool} />
      <div className={styles.top}>
        <TopBar tool={tool} />
        <SetupPanel tool={tool} />
      </div>
      <div className={styles.meters}>
        <LoudnessPanel tool={tool} />
        <LevelPanel tool={tool} />
      </div>
      <GuidedPanel
        tool={tool}
        report={source?.report}
        onShowReport={() => {
          report.current?.focus();
          report.current?.scrollIntoView();
        }}
      />
      <SpectrumPanel tool={tool} />
      <ChecksPanel tool={tool} />
      <TakesPanel tool={tool} />
      <SettingsPanel tool={tool} />
      <div className={styles.report}>
        <ReportPanel
          source={source}
          heading={report}
          isRunning={isRunning}
          onRedo={(phase) => {
            tool.guided.send({type: 'redo', phase});
          }}
        />
      </div>
    </div>
  );
}

/**
 * Asks before the page is left with what would be lost; before it is closed or loaded again only with a
 * recording, which is not made again in 30 seconds. By itself, because a recording and the test go on
 * many times a second.
 */
function Leaving({tool}: {readonly tool: Tool}): ReactNode {
  const isRecording = useStore(tool.recorder.recording) !== undefined;
  const hasTakes = Object.keys(useStore(tool.recorder.takes)).length > 0;
  const {kind, results} = useStore(tool.guided.state);
  const hasResults = kind !== 'ready' || Object.keys(results).length > 0;
  const isLost = isRecording || hasTakes || hasResults;
  useLeaveQuestion(isLost ? 'ページを離れると、録音と診断の結果は消えます。' : undefined, {
    whenClosed: isRecording || hasTakes,
  });
  return null;
}

/** The report on what has been measured so far; it follows the target that is chosen. */
function useReport(tool: Tool): ReportSource | undefined {
  const {kind, results} = useStore(tool.guided.state);
  const basis = useStore(tool.guided.basis);
  const {target, dualMono} = useStore(tool.settings);
  return useMemo(() => {
    if (kind !== 'done' || basis === undefined) return undefined;
    const {channels, sampleRate} = basis;
    const input = {phases: results, target, channels, isDualMono: dualMono, sampleRate};
    const report = gradeReport(input);
    return {report, results, basis, target, isDualMono: dualMono};
  }, [kind, results, basis, target, dualMono]);
}

interface SetupPanelProps {
  readonly tool: Tool;
}

const CHANNELS: readonly Option<ChannelChoice>[] = [
  {value: 'both', name: '両方'},
  {value: 'left', name: '左だけ'},
  {value: 'right', name: '右だけ'},
];

const TARGET_OPTIONS = TARGET_IDS.map((value) => ({
  value,
  name: `${TARGET_NAMES[value]}（${formatNumber(TARGETS[value].from)}〜${formatNumber(TARGETS[value].to)}）`,
}));

/** The open device is in the list, also where the browser lists none. */
function microphoneOptions(
  listed: readonly {id: string; label: string}[],
  device: DeviceFacts | undefined,
): Option<string>[] {
  const options = listed.map(({id, label}) => ({value: id, name: label}));
  const isListed = options.some(({value}) => value === device?.deviceId);
  if (isListed || device === undefined) {
    return options.length > 0 ? options : [{value: '', name: '既定のマイク'}];
  }
  return [{value: device.deviceId, name: device.label || '既定のマイク'}, ...options];
}

/** Which microphone is measured, and against what. */
function SetupPanel({tool}: SetupPanelProps): ReactNode {
  const state = useStore(tool.session.state);
  const {microphones} = useStore(tool.session.devices);
  const {channel, target} = useStore(tool.settings);
  const isGone = state.kind === 'paused' && state.reason === 'unplugged';
  const device = deviceOf(state);
  const options = microphoneOptions(microphones, isGone ? undefined : device);
  const isMono = device?.actual.channelCount === 1;
  return (
    <div className={styles.setup}>
      <Choice
        label="マイク"
        value={isGone ? '' : (device?.deviceId ?? options[0]?.value ?? '')}
        options={isGone ? [{value: '', name: '選んでください'}, ...options] : options}
        disabled={state.kind === 'asking'}
        onChange={(id) => {
          tool.start(id);
        }}
      />
      <Choice
        label="測るチャンネル"
        value={isMono ? 'both' : channel}
        options={CHANNELS}
        disabled={isMono && isOpen(state)}
        onChange={(value) => {
          tool.change({channel: value});
        }}
      />
      <Choice
        label="音量のめやす（LUFS）"
        value={target}
        options={TARGET_OPTIONS}
        onChange={(value) => {
          tool.change({target: value});
        }}
      />
    </div>
  );
}

interface TopBarProps {
  readonly tool: Tool;
}

function act(tool: Tool, action: Action): void {
  const {session} = tool;
  switch (action) {
    case 'start':
    case 'retry':
    case 'another':
      tool.start();
      break;
    case 'pause':
      void session.pause();
      break;
    case 'resume':
      void session.resume();
      break;
    case 'cancel':
    case 'finish':
      void session.finish();
      break;
  }
}

/** What state the tool is in, in words, and the ways out of it. */
function TopBar({tool}: TopBarProps): ReactNode {
  const state = useStore(tool.session.state);
  const {tone, title, text, steps, actions} = stateText(state, browserKind(navigator.userAgent));
  return (
    <StateBar
      tone={tone}
      title={title}
      text={text}
      steps={steps}
      actions={actions.map((action) => ({
        name: ACTION_NAMES[action],
        act: () => {
          act(tool, action);
        },
      }))}
    />
  );
}

/** The tool with the meter that this site's build made. */
export default function LoadedChecker(): ReactNode {
  return <Checker startMeter={startMeter} />;
}
