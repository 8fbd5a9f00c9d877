import clsx from 'clsx';
import type {ReactNode} from 'react';

import art from '../kit/TemplateThumb.module.css';
import {EFFECT_ART, type Effect} from './effectArt';

/** What one effect puts on the picture of the stream, as a small dark drawing. */
export function EffectSketch({effect}: {readonly effect: Effect}): ReactNode {
  const {paths, dots, bars, words} = EFFECT_ART[effect];
  return (
    <svg viewBox="0 0 160 90" className={art.thumb} aria-hidden="true" focusable="false">
      {paths.map(([tone, d]) => (
        <path key={d} className={clsx(art[tone], art.line)} d={d} strokeDasharray="4 4" />
      ))}
      {bars.map(([tone, x, y, width, height, turn, r]) => (
        <rect
          key={`${String(x)} ${String(y)}`}
          className={art[tone]}
          x={x}
          y={y}
          width={width}
          height={height}
          rx={r ?? 1}
          transform={`rotate(${String(turn)} ${String(x + width / 2)} ${String(y + height / 2)})`}
        />
      ))}
      {dots.map(([tone, x, y, r]) => (
        <circle key={`${String(x)} ${String(y)}`} className={art[tone]} cx={x} cy={y} r={r} />
      ))}
      {words.map(([tone, x, y, size, text]) => (
        <text
          key={`${String(x)} ${String(y)}`}
          className={art[tone]}
          x={x}
          y={y}
          fontSize={size}
          fontWeight="700"
          textAnchor="middle"
        >
          {text}
        </text>
      ))}
    </svg>
  );
}
