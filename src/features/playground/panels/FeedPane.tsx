import {useId, type ReactNode} from 'react';
import {RangeInput} from '@site/src/components/RangeInput';
import {Button, Choice, Panel, Switch} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import {NAMED_SCENARIOS, SERVICE_TYPES, SERVICES} from '@komebiyori/simulator/scenario';

import {FEED_GROUPS, isThere} from '../feed/feedButtons';
import type {Desk} from '../run/desk.browser';
import styles from './panels.module.css';

const ANY = 'any';
const SITES = [
  {value: ANY, name: 'おまかせ'},
  ...SERVICE_TYPES.map((value) => ({value, name: SERVICES[value].label})),
];
const EVENINGS = NAMED_SCENARIOS.map(({id, label}) => ({value: id, name: label}));
const SPEEDS = {min: 0.5, max: 10, step: 0.5} as const;

interface Props {
  readonly desk: Pick<Desk, 'feed' | 'press' | 'change' | 'restart'>;
}

/** What the app sends: by itself, and at the press of a button. */
export function FeedPane({desk}: Props): ReactNode {
  const id = useId();
  const {scenario, speed, isPlaying, isOpen, service} = useStore(desk.feed);
  return (
    <Panel
      title="本アプリから届くもの"
      aside={
        <Switch
          label="本アプリを起動"
          checked={isOpen}
          onChange={(next) => {
            desk.change({isOpen: next});
          }}
        />
      }
    >
      <div className={styles.bar}>
        <Button
          data-on={isPlaying}
          onClick={() => {
            desk.change({isPlaying: !isPlaying});
          }}
        >
          {isPlaying ? '配信を止める' : '配信を流す'}
        </Button>
        <Button onClick={desk.restart}>はじめから</Button>
        <Choice
          label="流す配信"
          value={scenario}
          options={EVENINGS}
          onChange={(next) => {
            desk.change({scenario: next});
          }}
        />
        <label className={styles.speed} htmlFor={id}>
          <span>速さ {speed}倍</span>
          <RangeInput
            id={id}
            {...SPEEDS}
            value={speed}
            aria-valuetext={`${speed}倍`}
            onChange={(next) => {
              desk.change({speed: next});
            }}
          />
        </label>
        <Choice
          label="コメントのサイト"
          value={service ?? ANY}
          options={SITES}
          onChange={(next) => {
            desk.change({service: SERVICE_TYPES.find((one) => one === next)});
          }}
        />
      </div>
      {FEED_GROUPS.map((group) => (
        <fieldset key={group.label} className={styles.group}>
          <legend>{group.label}</legend>
          {group.buttons.map((button) => (
            <Button
              key={button.label}
              size="small"
              disabled={!isOpen || !isThere(button, service)}
              onClick={() => {
                desk.press(button);
              }}
            >
              {button.label}
            </Button>
          ))}
        </fieldset>
      ))}
    </Panel>
  );
}
