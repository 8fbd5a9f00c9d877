import {useState, type ReactNode} from 'react';
import {isBundled} from '@komebiyori/overlays/css/bundledFonts';
import {isOfWeb, WEB_FONTS} from '@komebiyori/overlays/css/webFonts';
import type {FontField} from '@komebiyori/overlays/model/fields';
import {MAX_FONT_LENGTH} from '@komebiyori/overlays/model/readValue';
import {TextInput} from '@site/src/components/ToolParts';
import type {ControlProps} from '../controls/controls';
import {Button} from '../ui/Button';
import ui from '../ui/ui.module.css';
import styles from './FontControl.module.css';
import {FontSample} from './FontSample';
import {useFonts, useMissingFonts} from './FontsContext';
import {LocalFontList} from './LocalFontList';
import {listsFonts, LOCAL_FONT_MESSAGES} from './localFonts.browser';

const KINDS = [...new Set(WEB_FONTS.map(({kind}) => kind))];
/** Not the name of a font: the visitor writes it. */
const BY_HAND = '\u0000';

/** A font by list, from this PC, or by its name. */
export function FontControl(props: ControlProps<FontField>): ReactNode {
  const {field, value, onChange, id, describedBy} = props;
  const {memory, remember, toggleFavorite} = useFonts();
  const missing = useMissingFonts();
  const family = String(value);
  const recent = memory.recent.filter((one) => !memory.favorites.includes(one));
  const isListed =
    [...memory.favorites, ...recent].includes(family) || family === '' || isOfWeb(family);
  /** What the visitor has written by hand; undo leads away from it. */
  const [written, setWritten] = useState<string>();
  const isWritten = written === family || !isListed;
  const canList = listsFonts();
  const choose = (chosen: string): void => {
    setWritten(undefined);
    if (chosen !== '') remember(chosen);
    onChange(chosen);
  };
  return (
    <div className={styles.font}>
      <select
        className={ui.field}
        id={id}
        aria-describedby={describedBy}
        value={isWritten ? BY_HAND : family}
        onChange={({target}) => {
          if (target.value === BY_HAND) setWritten(family);
          else choose(target.value);
        }}
      >
        <option value="">テンプレートのまま</option>
        <option value={BY_HAND}>名前を書く…</option>
        <Fonts label="お気に入り" families={memory.favorites} />
        <Fonts label="最近選んだもの" families={recent} />
        {KINDS.map((kind) => (
          <Fonts
            key={kind}
            label={kind}
            families={WEB_FONTS.filter((font) => font.kind === kind).map((font) => font.family)}
          />
        ))}
      </select>
      {(isWritten || !canList) && (
        <WrittenName
          {...{id, family, isOnlyWay: !canList}}
          label={field.label}
          onChange={(text) => {
            setWritten(text);
            onChange(text);
          }}
        />
      )}
      {family !== '' && (
        <div className={styles.chosen}>
          <FontSample family={family} />
          <Button
            look="quiet"
            aria-label={`「${family}」をお気に入りに入れる`}
            title="お気に入り"
            aria-pressed={memory.favorites.includes(family)}
            onClick={() => {
              toggleFavorite(family);
            }}
          >
            {memory.favorites.includes(family) ? '★' : '☆'}
          </Button>
        </div>
      )}
      {missing.families.includes(family) && <MissingFont family={family} onRetry={missing.retry} />}
      {canList && <FromPc family={family} label={field.label} onChoose={choose} />}
    </div>
  );
}

interface WrittenNameProps {
  readonly id: string;
  readonly family: string;
  readonly label: string;
  /** To a font of this PC: the browser lists none. */
  readonly isOnlyWay: boolean;
  readonly onChange: (family: string) => void;
}

function WrittenName({id, family, label, isOnlyWay, onChange}: WrittenNameProps): ReactNode {
  return (
    <>
      <TextInput
        id={`${id}-name`}
        describedBy={isOnlyWay ? `${id}-unlisted` : undefined}
        className={ui.field}
        aria-label={`${label}の名前`}
        placeholder="例：HG丸ｺﾞｼｯｸM-PRO"
        spellCheck={false}
        value={family}
        limit={{max: MAX_FONT_LENGTH}}
        onChange={onChange}
      />
      {isOnlyWay && (
        <p className={styles.message} id={`${id}-unlisted`}>
          {LOCAL_FONT_MESSAGES.unsupported}
        </p>
      )}
    </>
  );
}

interface FromPcProps {
  readonly family: string;
  readonly label: string;
  readonly onChoose: (family: string) => void;
}

/** The fonts of this PC, once somebody asks for them. */
function FromPc({family, label, onChoose}: FromPcProps): ReactNode {
  const {local, loadLocal} = useFonts();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className={styles.load}
        aria-expanded={isOpen}
        onClick={() => {
          // A refusal may have been taken back since.
          if (!isOpen && local?.kind !== 'fonts') loadLocal();
          setIsOpen(!isOpen);
        }}
      >
        このPCのフォントから選ぶ
      </Button>
      {isOpen && local?.kind === 'fonts' && (
        <LocalFontList families={local.families} {...{family, label, onChoose}} />
      )}
      <p className={styles.message} role="status">
        {isOpen && local !== undefined && LOCAL_FONT_MESSAGES[local.kind]}
      </p>
    </>
  );
}

interface FontsProps {
  readonly label: string;
  readonly families: readonly string[];
}

function Fonts({label, families}: FontsProps): ReactNode {
  if (families.length === 0) return null;
  return (
    <optgroup label={label}>
      {families.map((family) => (
        <option key={family} value={family}>
          {family}
          {isOfWeb(family) && !isBundled(family) && '（zipに同梱なし）'}
        </option>
      ))}
    </optgroup>
  );
}

interface Props {
  readonly family: string;
  readonly onRetry: () => void;
}

/** A font that the preview waits for in vain, and what to do. */
function MissingFont({family, onRetry}: Props): ReactNode {
  return (
    <div className={styles.missing}>
      <p>
        <b>フォントを読み込めませんでした。</b>
        今は代わりのフォントで出ています。回線を確かめて、「もう一度読み込む」を押してください。
        {isBundled(family)
          ? '出ないときは、別のフォントを選んでください。'
          : '出ないときは、別のフォントを選ぶか、「書き出し」の「zipを保存」でファイル（woff2）を同梱してください。'}
      </p>
      <Button onClick={onRetry}>もう一度読み込む</Button>
    </div>
  );
}
