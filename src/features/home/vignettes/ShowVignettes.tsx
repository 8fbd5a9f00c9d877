import clsx from 'clsx';
import type {ReactNode} from 'react';

import {Vignette} from './Vignette';
import styles from './Vignette.module.css';

/** Three looks of the same comments over a stream. */
export function OverlayVignette(): ReactNode {
  return (
    <Vignette tone="blue">
      <rect className={styles.dark} x="50" y="14" width="300" height="134" rx="10" />
      <circle className={styles.amber} cx="150" cy="66" r="26" />
      <path className={styles.rice} d="M104 124c4-30 24-40 46-40s42 10 46 40Z" />
      <path
        className={styles.paper}
        d="M238 32h88a8 8 0 0 1 8 8v14a8 8 0 0 1-8 8h-70l-12 9v-9h-6a8 8 0 0 1-8-8V40a8 8 0 0 1 8-8Z"
      />
      <rect
        className={clsx(styles.accent, styles.enter)}
        x="230"
        y="78"
        width="104"
        height="30"
        rx="8"
      />
      <rect className={styles.primary} x="50" y="124" width="300" height="24" />
      <rect className={styles.paper} x="66" y="132" width="120" height="8" rx="4" />
      <rect className={styles.paper} x="206" y="132" width="80" height="8" rx="4" />
      <rect className={styles.ink} x="244" y="43" width="66" height="8" rx="4" />
      <rect className={styles.paper} x="244" y="89" width="60" height="8" rx="4" />
    </Vignette>
  );
}

/** A word in a comment lets things fly. */
export function PartyVignette(): ReactNode {
  return (
    <Vignette tone="accent">
      <path className={styles.amber} d="M64 138 96 84l36 30Z" />
      <path className={styles.primary} d="M336 138 304 84l-36 30Z" />
      <path
        className={styles.spray}
        d="M122 80c10-18 8-34 22-46M134 94c20-6 30-22 50-26M278 80c-10-18-8-34-22-46M266 94c-20-6-30-22-50-26"
      />
      <circle className={clsx(styles.accent, styles.fly)} cx="160" cy="52" r="7" />
      <circle className={clsx(styles.primary, styles.fly)} cx="196" cy="36" r="6" />
      <circle className={clsx(styles.amber, styles.fly)} cx="236" cy="52" r="7" />
      <rect
        className={clsx(styles.primary, styles.fly)}
        x="106"
        y="34"
        width="13"
        height="9"
        rx="2"
        transform="rotate(24 112 38)"
      />
      <rect
        className={clsx(styles.accent, styles.fly)}
        x="284"
        y="32"
        width="13"
        height="9"
        rx="2"
        transform="rotate(-30 290 36)"
      />
      <rect
        className={clsx(styles.amber, styles.fly)}
        x="70"
        y="52"
        width="13"
        height="9"
        rx="2"
        transform="rotate(-18 76 56)"
      />
      <rect className={styles.paper} x="142" y="98" width="116" height="42" rx="21" />
      <text className={styles.shout} x="200" y="127">
        8888
      </text>
    </Vignette>
  );
}

/** Who plays next. */
export function QueueVignette(): ReactNode {
  return (
    <Vignette tone="green">
      {[0, 1, 2].map((index) => (
        <g
          key={index}
          className={styles.enter}
          style={{animationDelay: `${index * 0.12}s`}}
          transform={`translate(72 ${16 + index * 44})`}
        >
          <rect
            className={index === 0 ? styles.primary : styles.paper}
            width="256"
            height="36"
            rx="10"
          />
          <circle className={index === 0 ? styles.paper : styles.amber} cx="22" cy="18" r="11" />
          <text className={styles.letter} x="22" y="23">
            {index + 1}
          </text>
          <rect
            className={index === 0 ? styles.paper : styles.ink}
            x="46"
            y="14"
            width={[118, 84, 140][index]}
            height="8"
            rx="4"
          />
        </g>
      ))}
    </Vignette>
  );
}

/** How the votes stand. */
export function PollVignette(): ReactNode {
  return (
    <Vignette tone="amber">
      <rect className={styles.paper} x="60" y="16" width="280" height="128" rx="12" />
      {[200, 130, 64].map((width, index) => (
        <g key={width}>
          <rect
            className={styles.track}
            x="84"
            y={36 + index * 36}
            width="232"
            height="18"
            rx="9"
          />
          <rect
            className={clsx([styles.accent, styles.primary, styles.amber][index], styles.fill)}
            x="84"
            y={36 + index * 36}
            width={width}
            height="18"
            rx="9"
          />
        </g>
      ))}
    </Vignette>
  );
}

/** The songs of tonight: sung, singing, wished for. */
export function SetlistVignette(): ReactNode {
  return (
    <Vignette tone="accent">
      <rect className={styles.paper} x="60" y="14" width="280" height="132" rx="12" />
      {[0, 1, 2].map((index) => (
        <g key={index} transform={`translate(84 ${42 + index * 38})`}>
          <circle className={index === 2 ? styles.track : styles.primary} r="12" cx="6" />
          {index < 2 ? (
            <path className={styles.check} pathLength="1" d="m0 0 4.500 4.500L13-4.500" />
          ) : (
            <path
              className={styles.note}
              d="M4 6V-7l9-2.500V3M4 6a3 2.400 0 1 1-3-2.400M13 3a3 2.400 0 1 1-3-2.400"
            />
          )}
          <rect
            className={styles.ink}
            x="34"
            y="-4"
            width={[150, 108, 176][index]}
            height="8"
            rx="4"
          />
        </g>
      ))}
    </Vignette>
  );
}
