import {useState, type ReactNode} from 'react';
import {Button, Choice, Panel, Switch, type AutosaveStatus} from '@site/src/components/ToolParts';
import {useSaid} from '@site/src/lib/useSaid';
import {useStore} from '@site/src/lib/useStore';

import {addRule} from '../rules/editRules';
import {PRESET_IDS, PRESETS, type PresetId} from '../rules/presets';
import {MOST_RULES} from '../rules/rule';
import {newId, type PartyTool} from '../tool/tool.browser';
import {RuleCard} from './RuleCard';
import styles from './RulesPanel.module.css';
import {useSourceIds} from './useSources';

interface Props {
  readonly tool: PartyTool;
  readonly saved: AutosaveStatus;
}

const SAVED: Record<AutosaveStatus, string> = {
  untouched: '',
  waiting: '',
  kept: '保存しました',
  full: 'ブラウザに空きがなく、保存できません。「URLをコピー」で、設定を手元に残せます。',
  blocked: 'ブラウザが保存を止めています。「URLをコピー」で、設定を手元に残せます。',
};

/** The pictures of the mouth do not fit into the address, and are what takes the room. */
const FULL_WITH_MOUTH = 'ブラウザに空きがなく、保存できません。口の画像を小さいものに替えます。';

/** What was said of the last step; nothing once there is another one, which keys can make as well. */
function useSaidOf({history}: PartyTool): [ReactNode, (text: string) => void] {
  const {present} = useStore(history);
  const [said, say] = useSaid();
  const [of, setOf] = useState<object>();
  return [
    of === present && said,
    (text) => {
      say(text);
      setOf(history.get().present);
    },
  ];
}

/** The rules, their presets, and the way back. */
export function RulesPanel({tool, saved}: Props): ReactNode {
  const {rules, topOnly, mouthImages} = useStore(tool.settings);
  const history = useStore(tool.history);
  const sources = useSourceIds(tool.hub);
  const [said, say] = useSaidOf(tool);
  const hasMouth = mouthImages.some((picture) => picture !== '');
  const notice = saved === 'full' && hasMouth ? FULL_WITH_MOUTH : SAVED[saved];
  return (
    <Panel title="ルール">
      {/* Stays in view: the rule that was deleted may stand far below. */}
      <div className={styles.bar}>
        <p className={styles.said} role="status">
          {saved === 'full' || saved === 'blocked' ? notice : said || notice}
        </p>
        <Button
          disabled={history.past.length === 0}
          onClick={() => {
            tool.undo();
            say(`「${history.present.label}」を元に戻しました。`);
          }}
        >
          元に戻す
        </Button>
        <Button
          disabled={history.future.length === 0}
          onClick={() => {
            tool.redo();
            say(`「${history.future[0]?.label ?? ''}」をやり直しました。`);
          }}
        >
          やり直す
        </Button>
      </div>
      {rules.length === 0 ? (
        <p className={styles.empty}>
          ルールがありません。「ルールを足す」か、下の「ひな形」から始めます。
        </p>
      ) : (
        <ol className={styles.rules}>
          {rules.map((rule, index) => (
            <RuleCard
              key={rule.id}
              tool={tool}
              rule={rule}
              place={{isFirst: index === 0, isLast: index === rules.length - 1}}
              sources={sources}
              say={say}
            />
          ))}
        </ol>
      )}
      <div className={styles.below}>
        <Button
          look="primary"
          disabled={rules.length >= MOST_RULES}
          onClick={() => {
            tool.changeRules((all) => addRule(all, newId()), {label: 'ルールを足す'});
            say('ルールを足しました。');
          }}
        >
          ルールを足す
        </Button>
        <Presets tool={tool} say={say} />
      </div>
      <Switch
        label="一番上の段だけを出す"
        note="絶叫が出たとき、「大きい」の演出は重ねません。"
        checked={topOnly}
        onChange={(isOn) => {
          tool.change({topOnly: isOn}, {label: '上の段だけ'});
        }}
      />
    </Panel>
  );
}

interface PresetsProps {
  readonly tool: PartyTool;
  readonly say: (text: string) => void;
}

function Presets({tool, say}: PresetsProps): ReactNode {
  const [preset, setPreset] = useState<PresetId>('stages');
  return (
    <div className={styles.presets}>
      <Choice
        label="ひな形"
        value={preset}
        options={PRESET_IDS.map((id) => ({value: id, name: PRESETS[id].name}))}
        onChange={setPreset}
      />
      <Button
        onClick={() => {
          const {name, make} = PRESETS[preset];
          tool.changeRules(() => make(newId), {label: `ひな形「${name}」`});
          say(`「${name}」に入れ替えました。「元に戻す」で前のルールに戻ります。`);
        }}
      >
        入れ替える
      </Button>
      <p className={styles.presetText}>{PRESETS[preset].text}</p>
    </div>
  );
}
