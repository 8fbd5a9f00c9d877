import {useEffect, useRef, type ReactNode} from 'react';
import {Panel} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {deviceOf} from '../session/session';
import type {Tool} from '../tool.browser';
import {drawSpectrum} from './drawSpectrum.browser';
import {placeOf, placeOfFrequency, SPECTRUM_ENDS} from './scales';
import styles from './SpectrumPanel.module.css';

const FREQUENCY_TICKS = [
  [50, '50'],
  [100, '100'],
  [200, '200'],
  [500, '500'],
  [1000, '1k'],
  [2000, '2k'],
  [5000, '5k'],
  [10_000, '10k'],
] as const;
const LEVEL_TICKS = [-20, -40, -60, -80, -100];

interface Props {
  readonly tool: Tool;
}

/** What frequencies the sound has, with the highest of the last seconds. */
export function SpectrumPanel({tool}: Props): ReactNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const draw = (): void => {
      if (canvas.current === null) return;
      const device = deviceOf(tool.session.state.get());
      drawSpectrum(canvas.current, tool.live.get(), device?.contextRate ?? 48_000);
    };
    draw();
    return tool.live.subscribe(draw);
  }, [tool]);
  return (
    <Panel title="周波数" aside={<Legend />}>
      <div className={styles.plot}>
        <div
          className={styles.canvas}
          role="img"
          aria-label="周波数ごとの音の大きさの図。横は20Hzから20kHz、縦は−110から0dBFSです"
        >
          <canvas ref={canvas} className={styles.canvas} />
        </div>
        <div aria-hidden="true">
          {LEVEL_TICKS.map((level) => (
            <span
              key={level}
              className={styles.level}
              style={{insetBlockStart: `${(1 - placeOf(level, SPECTRUM_ENDS)) * 100}%`}}
            >
              −{-level}
            </span>
          ))}
        </div>
      </div>
      <div className={styles.ticks} aria-hidden="true">
        {FREQUENCY_TICKS.map(([frequency, name]) => (
          <span key={name} style={{insetInlineStart: `${placeOfFrequency(frequency) * 100}%`}}>
            {name}
          </span>
        ))}
      </div>
      <Notices tool={tool} />
    </Panel>
  );
}

function Legend(): ReactNode {
  return (
    <span className={styles.legend}>
      <span>今</span>
      <span className={styles.held}>最大</span>
    </span>
  );
}

function Notices({tool}: Props): ReactNode {
  const reading = useStore(tool.live)?.reading;
  const hum = reading?.hum;
  return (
    <p className={styles.notice}>
      {hum !== undefined && `${hum}Hzとその倍の高さに、電源のハムがあります。`}
      {reading?.lacksHighs === true &&
        '8kHzより上の音がありません。Bluetoothの通話モードの可能性があります。'}
      {hum === undefined && reading?.lacksHighs !== true && '声は、おもに100Hzから10kHzに出ます。'}
    </p>
  );
}
