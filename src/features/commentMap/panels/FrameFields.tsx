import type {ReactNode} from 'react';
import {TextField} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';
import type {MapTool} from '../tool/tool.browser';
import styles from './Fields.module.css';

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
