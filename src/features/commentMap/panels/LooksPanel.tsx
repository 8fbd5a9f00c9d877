import type {ReactNode} from 'react';
import {
  Button,
  Choice,
  NumberField,
  Panel,
  Switch,
  TextField,
} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {PALETTES} from '../draw/palettes';
import {PALETTE_IDS, type Settings} from '../settings/settings';
import type {MapTool} from '../tool/tool.browser';
import styles from './Fields.module.css';

const MODES = [
  {value: 'prefecture', name: '都道府県ごと'},
  {value: 'region', name: '8地方ごと'},
] as const;
const SCALES = [
  {value: 'log', name: 'ゆるやか（対数）'},
  {value: 'linear', name: '票に比例'},
  {value: 'steps', name: '5段階（1・2・5・10・25票）'},
  {value: 'off', name: '1色だけ'},
] as const;
const PLATES = [
  {value: 'dark', name: '暗い'},
  {value: 'light', name: '明るい'},
  {value: 'none', name: 'なし（透明）'},
] as const;
const LABELS = [
  {value: 'counted', name: '票のある所'},
  {value: 'all', name: 'すべて'},
  {value: 'none', name: '出さない'},
] as const;
const LANGUAGES = [
  {value: 'ja', name: '漢字'},
  {value: 'kana', name: 'ひらがな'},
  {value: 'en', name: 'ローマ字'},
] as const;
const MOTIONS = [
  {value: 'auto', name: 'ふつう'},
  {value: 'less', name: '少なくする'},
] as const;

/** What is on or off, in the order of the switches. */
const SWITCHES: readonly (readonly [
  'counts' | 'goal' | 'pulse' | 'pins' | 'names' | 'inset' | 'compact',
  string,
  string?,
])[] = [
  ['counts', '票の数を出す'],
  ['goal', '47都道府県制覇の目標を出す'],
  ['pulse', '票が入ると、ふちが光る'],
  ['pins', '票が入ると、ピンが落ちる'],
  ['names', 'ピンに名前を添える', '配信に名前が映ります。残しません。'],
  ['inset', '沖縄を左上の枠に入れる'],
  ['compact', '北海道を小さくする'],
];

/** How the map looks. */
export function LooksPanel({tool}: {readonly tool: MapTool}): ReactNode {
  const settings = useStore(tool.settings);
  const {change} = tool;
  const choice = <K extends 'mode' | 'scale' | 'plate' | 'labels' | 'language' | 'motion'>(
    key: K,
    label: string,
    options: readonly {readonly value: Settings[K]; readonly name: string}[],
  ): ReactNode => (
    <Choice
      label={label}
      value={settings[key]}
      options={options}
      onChange={(value) => {
        change({[key]: value});
      }}
    />
  );
  return (
    <Panel title="見た目" aside={<ResetSettings tool={tool} />}>
      <div className={styles.grid}>
        <TextField
          label="題名"
          maxLength={40}
          value={settings.title}
          onChange={(title) => {
            change({title});
          }}
        />
        <NumberField
          label="順位表（0は出さない）"
          value={settings.ranking}
          min={0}
          max={10}
          unit="位"
          onChange={(ranking) => {
            change({ranking: Math.round(ranking)});
          }}
        />
        {choice('mode', '集計の単位', MODES)}
        {choice('scale', '色の濃さ', SCALES)}
        <Palettes tool={tool} />
        {choice('plate', '背景', PLATES)}
        {choice('labels', '地名', LABELS)}
        {choice('language', '地名の文字', LANGUAGES)}
        {choice('motion', '動き', MOTIONS)}
        {SWITCHES.map(([key, label, note]) => (
          <Switch
            key={key}
            label={label}
            note={note}
            checked={settings[key]}
            onChange={(isOn) => {
              change({[key]: isOn});
            }}
          />
        ))}
      </div>
    </Panel>
  );
}

function Palettes({tool}: {readonly tool: MapTool}): ReactNode {
  const {palette} = useStore(tool.settings);
  return (
    <fieldset className={styles.set}>
      <legend>色（どれも、色の見え方によらず濃さで区別できます）</legend>
      <div className={styles.palettes}>
        {PALETTE_IDS.map((id) => (
          <label key={id}>
            <input
              type="radio"
              name="palette"
              checked={palette === id}
              onChange={() => {
                tool.change({palette: id});
              }}
            />
            {PALETTES[id].name}
            <svg className={styles.swatch} viewBox="0 0 5 1" preserveAspectRatio="none" aria-hidden>
              {PALETTES[id].steps.map((color, i) => (
                <rect key={color} x={i} width="1.02" height="1" fill={color} />
              ))}
            </svg>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Back to the defaults, and back from there. */
function ResetSettings({tool}: {readonly tool: MapTool}): ReactNode {
  const former = useStore(tool.formerSettings);
  const [said, say] = useSaid();
  return (
    <span>
      <Button
        onClick={() => {
          if (former === undefined) {
            tool.resetSettings();
            say('初期値に戻しました。');
          } else {
            tool.change(former);
            tool.formerSettings.set(undefined);
            say('前の設定に戻しました。');
          }
        }}
      >
        {former === undefined ? '設定を初期値に戻す' : '前の設定に戻す'}
      </Button>
      <span className="visually-hidden" role="status">
        {said}
      </span>
    </span>
  );
}
