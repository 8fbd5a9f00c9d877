import {useRef, type ReactNode} from 'react';
import {Button, Choice, TextField} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {useTool} from '../../tool/useTool';
import {picturesOf} from '../../work/edit';
import {PAD_COLORS, PAD_LIMITS, type PadColor} from '../../work/pads';
import keys from '../Keys.module.css';
import type {FieldProps} from './useEditing';
import styles from './EditPanel.module.css';

const EMOJIS = ['👏', '🎉', '😂', '💖', '🔥', '✨', '🎊', '⭕', '❌', '🏆', '🍅', '👋'];

const COLOR_NAMES: Readonly<Record<PadColor, string>> = {
  plain: '無地',
  green: '緑',
  teal: '青緑',
  blue: '青',
  violet: '紫',
  pink: 'ピンク',
  red: '赤',
  orange: 'オレンジ',
  yellow: '黄',
};

/** How a button looks. */
export function FaceFields({button, onChange}: FieldProps): ReactNode {
  const {label, emoji, color} = button;
  return (
    <fieldset className={styles.group}>
      <legend>見た目</legend>
      <div className={styles.pair}>
        <TextField
          label="名前"
          value={label}
          maxLength={PAD_LIMITS.label[1]}
          onChange={(text) => {
            onChange({label: text}, {label: '名前の変更', tag: 'label'});
          }}
        />
        <TextField
          label="絵文字"
          value={emoji}
          maxLength={PAD_LIMITS.emoji[1]}
          onChange={(text) => {
            onChange({emoji: text}, {label: '絵文字の変更', tag: 'emoji'});
          }}
        />
      </div>
      <div className={styles.emojis} role="group" aria-label="よく使う絵文字">
        {EMOJIS.map((one) => (
          <button
            key={one}
            type="button"
            aria-label={`絵文字を${one}にする`}
            onClick={() => {
              onChange({emoji: one}, {label: '絵文字の変更'});
            }}
          >
            {one}
          </button>
        ))}
      </div>
      <div className={styles.colors} role="radiogroup" aria-label="色">
        {PAD_COLORS.map((one) => (
          <label key={one} title={COLOR_NAMES[one]}>
            <input
              type="radio"
              name="ponkit-color"
              aria-label={COLOR_NAMES[one]}
              checked={one === color}
              onChange={() => {
                onChange({color: one}, {label: '色の変更'});
              }}
            />
            <span className={`${keys.tint ?? ''} ${styles.swatch ?? ''}`} data-color={one} />
          </label>
        ))}
      </div>
      <PictureField button={button} onChange={onChange} />
    </fieldset>
  );
}

const NONE = '';

function PictureField({button, onChange}: FieldProps): ReactNode {
  const tool = useTool();
  const work = useStore(tool.work);
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useSaid();
  const options = [
    {value: NONE, name: '使わない（絵文字を出す）'},
    ...picturesOf(work).map(({path}) => ({value: path, name: path})),
  ];
  const add = async (file: File): Promise<void> => {
    const outcome = await tool.assets.add(file);
    if (outcome.kind === 'refused') {
      say(outcome.text);
      return;
    }
    say('');
    onChange({image: outcome.asset.path}, {label: '画像の変更'});
  };
  return (
    <>
      <Choice
        label="画像"
        value={button.image ?? NONE}
        options={options}
        onChange={(path) => {
          onChange({image: path === NONE ? null : path}, {label: '画像の変更'});
        }}
      />
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        hidden
        onChange={({target}) => {
          const [file] = target.files ?? [];
          if (file !== undefined) void add(file);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <div>
        <Button onClick={() => input.current?.click()}>画像を選ぶ</Button>
      </div>
      <p className={styles.note} role="status">
        {said || 'PNG、JPEG、GIF、WebP。5MBまで。画像は送信せず、このブラウザに残します。'}
      </p>
    </>
  );
}
