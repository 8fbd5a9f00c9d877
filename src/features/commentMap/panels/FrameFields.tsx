import type {ReactNode} from 'react';
import {Checks} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import type {MapTool} from '../tool/tool.browser';
import styles from './Fields.module.css';
import {WordsField} from './WordsField';

/** Names on screen of the services that may be chosen. */
const SERVICES = [
  {value: 'youtube', name: 'YouTube'},
  {value: 'twitch', name: 'Twitch'},
  {value: 'twicas', name: 'ツイキャス'},
  {value: 'niconama', name: 'ニコニコ生放送'},
  {value: 'bilibili', name: 'bilibili'},
  {value: 'mirrativ', name: 'Mirrativ'},
  {value: 'tiktok', name: 'TikTok'},
  {value: 'kick', name: 'Kick'},
];

/** Which services and frames count; all where none is chosen. */
export function FrameFields({tool}: {readonly tool: MapTool}): ReactNode {
  const {services, frames} = useStore(tool.settings);
  const known = useStore(tool.frames);
  return (
    <>
      <fieldset className={styles.set}>
        <legend>数えるサイト（選ばなければ全部）</legend>
        <Checks
          values={services}
          options={SERVICES}
          onChange={(next) => {
            tool.change({services: next.slice(0, 10)});
          }}
        />
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
