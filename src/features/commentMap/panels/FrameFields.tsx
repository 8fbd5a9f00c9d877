import type {ReactNode} from 'react';
import {useStore} from '@site/src/lib/useStore';

import type {MapTool} from '../tool/tool.browser';
import styles from './Fields.module.css';
import {WordsField} from './WordsField';

/** Names on screen of the services that may be chosen. */
const SERVICES = [
  ['youtube', 'YouTube'],
  ['twitch', 'Twitch'],
  ['twicas', 'ツイキャス'],
  ['niconama', 'ニコニコ生放送'],
  ['bilibili', 'bilibili'],
  ['mirrativ', 'Mirrativ'],
  ['tiktok', 'TikTok'],
  ['kick', 'Kick'],
] as const;

/** Which services and frames count; all where none is chosen. */
export function FrameFields({tool}: {readonly tool: MapTool}): ReactNode {
  const {services, frames} = useStore(tool.settings);
  const known = useStore(tool.frames);
  const toggle = (list: readonly string[], one: string): readonly string[] =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one].slice(0, 10);
  return (
    <>
      <fieldset className={styles.set}>
        <legend>数えるサイト（選ばなければ全部）</legend>
        {SERVICES.map(([id, name]) => (
          <label key={id}>
            <input
              type="checkbox"
              checked={services.includes(id)}
              onChange={() => {
                tool.change({services: toggle(services, id)});
              }}
            />
            {name}
          </label>
        ))}
      </fieldset>
      <WordsField
        label="数える枠の名前（なければ全部）"
        note={
          known.length === 0
            ? '1行に1つ書きます。'
            : `本アプリの枠：${known.map(({name}) => name).join('、')}`
        }
        words={frames}
        onChange={(next) => {
          tool.change({frames: next});
        }}
      />
    </>
  );
}
