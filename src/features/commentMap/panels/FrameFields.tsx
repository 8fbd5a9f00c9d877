import type {ReactNode} from 'react';
import {Checks, TextField} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import type {MapTool} from '../tool/tool.browser';
import styles from './Fields.module.css';

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
        <legend>数えるサイト（選ばなければすべて）</legend>
        <Checks
          values={services}
          options={SERVICES}
          onChange={(next) => {
            tool.change({services: next.slice(0, 10)});
          }}
        />
      </fieldset>
      <WordsField
        label="数える枠の名前（なければすべて）"
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

interface Props {
  readonly label: string;
  readonly note?: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const MAX_WORDS = 10;
const MAX_LENGTH = 40;

/** A few words, one a line. Lines that are empty while somebody types are no words. */
export function WordsField({label, note, words, onChange}: Props): ReactNode {
  return (
    <TextField
      label={label}
      rows={2}
      value={words.join('\n')}
      maxLength={MAX_LENGTH}
      maxLines={MAX_WORDS}
      {...(note !== undefined && {note})}
      onChange={(text) => {
        const lines = text.split('\n').map((line) => line.trim());
        onChange(lines.filter((line) => line !== ''));
      }}
    />
  );
}
