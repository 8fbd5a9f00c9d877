import {useState, type ReactNode} from 'react';
import {isBundled} from '@site/overlays/css/bundledFonts';
import {WEB_FONTS} from '@site/overlays/css/webFonts';
import type {FontField} from '@site/overlays/model/fields';

import type {ControlProps} from '../controls/control';
import {useTyped} from '../controls/useTyped';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './FontControl.module.css';
import {useFonts} from './FontsContext';
import {LOCAL_FONT_MESSAGES} from './localFonts.browser';

const KINDS = [...new Set(WEB_FONTS.map(({kind}) => kind))];
/** Not the name of a font: the visitor writes it. */
const BY_HAND = '\u0000';

/** A font by list, from this PC, or by its name. */
export function FontControl(props: ControlProps<FontField>): ReactNode {
  const {field, value, onChange, id, describedBy} = props;
  const {local, loadLocal} = useFonts();
  const family = String(value);
  const families = local?.kind === 'fonts' ? local.families : [];
  const isListed =
    family === '' || families.includes(family) || WEB_FONTS.some((font) => font.family === family);
  const [writes, setWrites] = useState(false);
  const isWritten = writes || !isListed;
  const typing = useTyped(family, onChange);
  return (
    <div className={styles.font}>
      <select
        className={ui.field}
        id={id}
        aria-describedby={describedBy}
        value={isWritten ? BY_HAND : family}
        onChange={({target}) => {
          setWrites(target.value === BY_HAND);
          if (target.value !== BY_HAND) onChange(target.value);
        }}
      >
        <option value="">テンプレートのまま</option>
        <option value={BY_HAND}>名前を書く…</option>
        {families.length > 0 && <Fonts label="このPCのフォント" families={families} />}
        {KINDS.map((kind) => (
          <Fonts
            key={kind}
            label={kind}
            isWeb
            families={WEB_FONTS.filter((font) => font.kind === kind).map((font) => font.family)}
          />
        ))}
      </select>
      {isWritten && (
        <input
          className={ui.field}
          type="text"
          aria-label={`${field.label}の名前`}
          placeholder="例：HG丸ｺﾞｼｯｸM-PRO"
          spellCheck={false}
          {...typing}
        />
      )}
      {family !== '' && (
        <p
          className={styles.sample}
          style={{fontFamily: JSON.stringify(family)}}
          aria-hidden="true"
        >
          配信 あいうアイウ 123 Aa
        </p>
      )}
      {families.length === 0 && (
        <Button look="quiet" className={styles.load} onClick={loadLocal}>
          このPCのフォントを読み込む
        </Button>
      )}
      <p className={styles.message} role="status">
        {local === undefined ? '' : LOCAL_FONT_MESSAGES[local.kind]}
      </p>
    </div>
  );
}

interface FontsProps {
  readonly label: string;
  readonly families: readonly string[];
  readonly isWeb?: boolean;
}

function Fonts({label, families, isWeb = false}: FontsProps): ReactNode {
  return (
    <optgroup label={label}>
      {families.map((family) => (
        <option key={family} value={family}>
          {family}
          {isWeb && !isBundled(family) && '（zipに同梱なし）'}
        </option>
      ))}
    </optgroup>
  );
}
