import {useState, type ReactNode} from 'react';
import {Button, Choice, Panel, Switch, type AutosaveStatus} from '@site/src/components/ToolParts';
import {StepToast} from '@site/src/components/ToolParts/StepToast';
import {Toast} from '@site/src/components/ToolParts/Toast';
import {useStepSaid} from '@site/src/components/ToolParts/useStepSaid';
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
const FULL_WITH_MOUTH =
  'ブラウザに空きがなく、保存できません。口の画像を、小さいものに替えてください。';

/** The rules, their presets, and the way back. */
export function RulesPanel({tool, saved}: Props): ReactNode {
  const {rules, topOnly, mouthImages} = useStore(tool.settings);
  const history = useStore(tool.history);
  const sources = useSourceIds(tool.hub);
  const [said, say] = useStepSaid(tool.history);
  const hasMouth = mouthImages.some((picture) => picture !== '');
  const isUnkept = saved === 'full' || saved === 'blocked';
  const notice = saved === 'full' && hasMouth ? FULL_WITH_MOUTH : SAVED[saved];
  return (
    <Panel
      title="ルール"
      aside={
        <span className={styles.steps}>
          <Button disabled={history.past.length === 0} onClick={tool.undo}>
            元に戻す
          </Button>
          <Button disabled={history.future.length === 0} onClick={tool.redo}>
            やり直す
          </Button>
        </span>
      }
    >
      {/* That all is well is no news: after each step it would be heard behind what the step did. */}
      <p className={styles.said} role="status" aria-live={isUnkept ? undefined : 'off'}>
        {notice}
      </p>
      <Toast {...said} action={{name: '元に戻す', act: tool.undo}} />
      <StepToast history={tool.history} />
      {rules.length === 0 ? (
        <p className={styles.empty}>
          ルールがありません。「ルールを追加」か、下の「ひな形」から始めてください。
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
            tool.changeRules((all) => addRule(all, newId()), {label: 'ルールの追加'});
            say('ルールを追加しました。');
          }}
        >
          ルールを追加
        </Button>
        <Presets tool={tool} say={say} />
      </div>
      <Switch
        label="一番上の段階だけを出す"
        note="絶叫が出たとき、「大きい」の演出は重ねません。"
        checked={topOnly}
        onChange={(isOn) => {
          tool.change({topOnly: isOn}, {label: '上の段階だけ'});
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
          say(`「${name}」に入れ替えました。`);
        }}
      >
        入れ替える
      </Button>
      <p className={styles.presetText}>{PRESETS[preset].text}</p>
    </div>
  );
}
