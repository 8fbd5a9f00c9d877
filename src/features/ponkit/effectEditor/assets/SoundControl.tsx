import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Button, FieldFrame, type FieldProps} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import {AssetPicker} from './AssetPicker';
import styles from './assets.module.css';

interface Props extends FieldProps {
  /** A path of the work, or one from elsewhere; empty for none. */
  readonly value: string;
  /** From 0 to 100, for listening. */
  readonly volume?: number;
  readonly onChange: (value: string) => void;
}

/** The sound of an effect. */
export function SoundControl(props: Props): ReactNode {
  const {label, value, volume = 100, onChange} = props;
  const id = useId();
  const {assets} = useTool();
  useStore(assets.list);
  const url = value === '' ? undefined : assets.urlOf(value);
  return (
    <FieldFrame {...props} id={id} isWide isGroup>
      {value !== '' && (
        <div className={styles.sound}>
          <span className={styles.path} title={value}>
            ♪ {value}
          </span>
          {url === undefined ? (
            <span className={styles.limit}>キットにない音です</span>
          ) : (
            <Listen {...{url, volume}} name={value} />
          )}
          <Button
            aria-label={`${value}を外す`}
            onClick={() => {
              onChange('');
            }}
          >
            外す
          </Button>
        </div>
      )}
      <AssetPicker
        label={label}
        kind="sound"
        chosen={[value]}
        onChoose={([path = '']) => {
          onChange(path);
        }}
      />
    </FieldFrame>
  );
}

interface ListenProps {
  readonly url: string;
  readonly volume: number;
  readonly name: string;
}

function Listen({url, volume, name}: ListenProps): ReactNode {
  const player = useRef<HTMLAudioElement>(undefined);
  const [isPlaying, setIsPlaying] = useState(false);
  useEffect(
    () => () => {
      player.current?.pause();
    },
    [url],
  );
  const press = (): void => {
    player.current?.pause();
    if (isPlaying) {
      setIsPlaying(false);
      return;
    }
    const audio = new Audio(url);
    audio.volume = Math.min(1, Math.max(0, volume / 100));
    audio.onended = () => {
      setIsPlaying(false);
    };
    player.current = audio;
    audio.play().then(
      () => {
        setIsPlaying(true);
      },
      () => {
        setIsPlaying(false);
      },
    );
  };
  return (
    <Button aria-label={isPlaying ? `${name}を止める` : `${name}を聞く`} onClick={press}>
      {isPlaying ? '■ 止める' : '▶ 聞く'}
    </Button>
  );
}
