import type {ReactNode} from 'react';
import {
  Checks,
  Choice,
  NumberField,
  Panel,
  Switch,
  TextField,
} from '@site/src/components/ToolParts';
import {useStore} from '@site/src/lib/useStore';

import {readAliases} from '../places/aliases';
import type {Settings} from '../settings/settings';
import type {MapTool} from '../tool/tool.browser';
import styles from './Fields.module.css';

const TRIGGERS = [
  {value: 'auto', name: '会話の中から（自動）'},
  {value: 'question', name: '受付中だけ（自動）'},
  {value: 'command', name: '合図の言葉だけ'},
] as const;

const VOTINGS = [
  {value: 'last', name: '1人1票（最後の答え）'},
  {value: 'first', name: '1人1票（最初の答え）'},
  {value: 'many', name: '何票でも'},
] as const;

const TRIGGER_NOTES = {
  auto: '「大阪から」「埼玉の川口です」「東京」のような答えを数えます。',
  question: '「受付を始める」を押してから、「締め切る」までの答えを数えます。',
  command: '合図の言葉で始まるコメントだけを数えます。例：!mapの後に大阪',
} as const;

interface LimitProps {
  readonly settings: Settings;
  readonly change: MapTool['change'];
}

/** What counts, and how. */
export function CountingPanel({tool}: {readonly tool: MapTool}): ReactNode {
  const settings = useStore(tool.settings);
  const {change} = tool;
  const {faults} = readAliases(settings.aliases);
  return (
    <Panel title="数え方">
      <div className={styles.grid}>
        <Choice
          label="数えるコメント"
          value={settings.trigger}
          options={TRIGGERS}
          onChange={(trigger) => {
            change({trigger});
          }}
        />
        <Choice
          label="1人の票"
          value={settings.voting}
          options={VOTINGS}
          onChange={(voting) => {
            change({voting});
          }}
        />
        <p className={styles.note}>{TRIGGER_NOTES[settings.trigger]}</p>
        <WordsField
          label="合図の言葉（1行に1つ）"
          note="配信者とモデレーターは、合図の後に「リセット」「締切」「開始」「戻す」と書いても操作できます。"
          words={settings.commands}
          onChange={(commands) => {
            change({commands});
          }}
        />
        <TextField
          label="追加する言葉（言葉=都道府県。1行に1つ）"
          rows={3}
          maxLength={1000}
          placeholder="シン=三重"
          value={settings.aliases}
          note="方言や愛称を追加できます。"
          faults={faults
            .slice(0, 1)
            .map(
              ({line, text}) =>
                `${line}行目「${text}」を読めません。「言葉=都道府県」の形にします。`,
            )}
          onChange={(aliases) => {
            change({aliases});
          }}
        />
        <FrameFields tool={tool} />
        <LimitFields settings={settings} change={change} />
      </div>
    </Panel>
  );
}

/** How long and from how many on votes are shown, and which comments are left out. */
function LimitFields({settings, change}: LimitProps): ReactNode {
  return (
    <>
      <NumberField
        label="票を残す時間（0は消さない）"
        value={settings.lifetime}
        min={0}
        max={720}
        unit="分"
        onChange={(lifetime) => {
          change({lifetime: Math.round(lifetime)});
        }}
      />
      <NumberField
        label="地図に出す最小の票数"
        value={settings.minimum}
        min={1}
        max={99}
        unit="票"
        onChange={(minimum) => {
          change({minimum: Math.round(minimum)});
        }}
      />
      <Switch
        label="市の名前も数える"
        note="「横浜です」を神奈川に数えます。「神奈川の横浜」は、オフでも数えます。"
        checked={settings.cities}
        onChange={(cities) => {
          change({cities});
        }}
      />
      <Switch
        label="配信者のコメントを数えない"
        checked={settings.excludeOwner}
        onChange={(excludeOwner) => {
          change({excludeOwner});
        }}
      />
      <Switch
        label="つなぐ前のコメントも数える"
        note="本アプリに残っている分です。"
        checked={settings.past}
        onChange={(past) => {
          change({past});
        }}
      />
    </>
  );
}

/** Names on screen of the services that may be chosen. */
const SERVICES = [
  {value: 'youtube', name: 'YouTube'},
  {value: 'twitch', name: 'Twitch'},
  {value: 'twicas', name: 'ツイキャス'},
  {value: 'niconama', name: 'ニコニコ生放送'},
  {value: 'bilibili', name: 'bilibili'},
  {value: 'mirrativ', name: 'ミラティブ'},
  {value: 'tiktok', name: 'TikTok'},
  {value: 'kick', name: 'Kick'},
];

/** Which services and frames count; all where none is chosen. */
function FrameFields({tool}: {readonly tool: MapTool}): ReactNode {
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

interface WordsFieldProps {
  readonly label: string;
  readonly note?: string;
  readonly words: readonly string[];
  readonly onChange: (words: readonly string[]) => void;
}

const MAX_WORDS = 10;
const MAX_LENGTH = 40;

/** A few words, one a line. Lines that are empty while somebody types are no words. */
function WordsField({label, note, words, onChange}: WordsFieldProps): ReactNode {
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
