import clsx from 'clsx';
import {useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import {BENCH_LOOK} from '@site/src/components/ToolParts';
import {useLeaveQuestion} from '@site/src/components/ToolParts/useLeaveQuestion';
import {useStore} from '@site/src/lib/useStore';

import styles from './Checker.module.css';
import {ReportPanel} from './exports/ReportPanel';
import type {ReportSource} from './exports/reportExports';
import {GuidedPanel} from './guided/GuidedPanel';
import type {StartMeter} from '@komebiyori/mic-meter';
import {ChecksPanel} from './meters/ChecksPanel';
import {LevelPanel} from './meters/LevelPanel';
import {LoudnessPanel} from './meters/LoudnessPanel';
import {SpectrumPanel} from './meters/SpectrumPanel';
import {gradeReport} from './report/gradeReport';
import {SettingsPanel} from './settings/SettingsPanel';
import {SetupPanel} from './SetupPanel';
import {TakesPanel} from './takes/TakesPanel';
import {createTool, type Tool} from './tool.browser';
import {TopBar} from './TopBar';

interface Props {
  readonly startMeter: StartMeter;
}

/** The tool; it asks for nothing until somebody presses its button. */
export function Checker({startMeter}: Props): ReactNode {
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
