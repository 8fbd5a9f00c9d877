import {useMemo, useState, type ReactNode} from 'react';
import {usedFonts} from '@komebiyori/overlays/css/emitCss';
import {usedWebFonts} from '@komebiyori/overlays/css/webFonts';
import {LIMITS, type Design} from '@komebiyori/overlays/model/design';
import {valuesOf} from '@komebiyori/overlays/model/values';
import {toJsonFile} from '@komebiyori/overlays/share/json';
import {slugOf, titleOf} from '@komebiyori/overlays/package/slug';
import {templateOf} from '@komebiyori/overlays/templates';
import {TOUCH, useMedia} from '@site/src/lib/useMedia';

import {useDispatch} from '../EditorContext';
import type {EditorParts} from '../parts';
import {Button} from '../ui/Button';
import {saveFile} from '@site/src/browser/saveFile.browser';
import {thousands} from '@komebiyori/lib/thousands';
import ui from '../ui/ui.module.css';
import {Copy} from './Copy';
import {ObsDrag} from './ObsDrag';
import styles from './OutputPane.module.css';
import {obsCss, shareUrl} from './outputs';
import {useCanShare} from './Share';
import {useZip} from './useZip';
import {ZipFonts} from './ZipFonts';

interface Props {
  readonly design: Design;
  /** The design a moment ago, for what is shown of the outputs. */
  readonly settled: Design;
  readonly allowsCustomCss: boolean;
  readonly parts: EditorParts;
}

const ZIP_LABELS = {
  idle: 'zipを保存',
  packing: '作っています…',
  saved: 'zipを保存',
  failed: 'zipを保存',
  'no-fonts': 'zipを保存',
} as const;

/** Every way out of the editor. */
export function OutputPane({design, settled, allowsCustomCss, parts}: Props): ReactNode {
  const {editors} = parts;
  const {isPro, weight} = templateOf(design.template);
  const zip = useZip(design, allowsCustomCss, parts);
  const css = useMemo(
    () => obsCss(settled, {editors, allowsCustomCss}),
    [settled, editors, allowsCustomCss],
  );
  const readCss = (): string => obsCss(design, {editors, allowsCustomCss});
  // OBS is on a PC: from a phone, the design goes there first.
  const isTouch = useMedia(TOUCH);
  const share = <SharePart {...{design, settled, editors}} />;
  return (
    <div className={styles.pane}>
      {isPro && (
        <p className={styles.note}>
          無料でも使えます。ただし、Proのライセンスがないときは、効果の一部が止まり、小さく「Pro」と出ます。
        </p>
      )}
      {weight.kind === 'heavy' && <p className={styles.note}>{weight.why}</p>}
      {isTouch && share}
      <CssPart {...{design, css, readCss}} look={isTouch ? 'secondary' : 'primary'} />
      <div className={styles.part}>
        <Button disabled={zip.state === 'packing'} onClick={zip.save}>
          {ZIP_LABELS[zip.state]}
        </Button>
        <p className={styles.help}>
          {zip.state === 'saved' &&
            '保存しました。展開せずに、本アプリのテンプレートのウィンドウへドラッグしてください。'}
          {(zip.state === 'no-fonts' || zip.state === 'failed') && zip.problem}
          {(zip.state === 'idle' || zip.state === 'packing') &&
            '本アプリのテンプレートに1つ追加します。もとのテンプレートは変わりません。'}
        </p>
        <ZipFonts design={design} />
      </div>
      <ObsDrag {...{design, settled, css, readCss}} saved={zip.saved} />
      {!isTouch && share}
    </div>
  );
}

interface CssProps {
  readonly design: Design;
  /** That of the design a moment ago. */
  readonly css: string;
  readonly readCss: () => string;
  readonly look: 'primary' | 'secondary';
}

function CssPart({design, css, readCss, look}: CssProps): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const usesFile =
    valuesOf(design).fonts.source === 'bundle' && usedWebFonts(usedFonts(design)).length > 0;
  return (
    <div className={styles.part}>
      <Copy
        look={look}
        label="CSSをコピー"
        done="CSSをコピーしました"
        disabled={css === ''}
        read={readCss}
      />
      <p className={styles.help}>
        {css === ''
          ? 'このテンプレートは専用の画面を使うため、CSSだけでは作れません。「zipを保存」を使ってください。'
          : '付属の「basic」のブラウザソースで、「カスタムCSS」をこれに置き換えます。'}
        {css !== '' && usesFile && 'CSSでは、同梱のかわりにGoogle Fontsから読み込みます。'}
      </p>
      {css !== '' && (
        <details
          className={styles.source}
          onToggle={({currentTarget}) => {
            setIsShown(currentTarget.open);
          }}
        >
          <summary>CSSを見る（{thousands(css.length)}文字）</summary>
          {isShown && (
            <textarea className={ui.field} rows={12} readOnly aria-label="できたCSS" value={css} />
          )}
        </details>
      )}
    </div>
  );
}

interface ShareProps {
  readonly design: Design;
  readonly settled: Design;
  readonly editors: string;
}

function SharePart({design, settled, editors}: ShareProps): ReactNode {
  const dispatch = useDispatch();
  const canShare = useCanShare();
  const link = useMemo(() => shareUrl(settled, editors), [settled, editors]);
  const isLong = (settled.customCss ?? '').length > LIMITS.customCss;
  return (
    <div className={styles.part}>
      <div className={styles.pair}>
        <Copy
          label={canShare ? '共有リンクをコピー' : '共有リンク'}
          shared={canShare ? titleOf(design) : undefined}
          done="共有リンクをコピーしました"
          disabled={link === undefined}
          read={() => shareUrl(design, editors) ?? ''}
        />
        <Button
          aria-keyshortcuts="Control+S Meta+S"
          onClick={() => {
            saveDesign(design);
            dispatch({type: 'say', text: 'JSONを保存しました'});
          }}
        >
          JSONを保存
        </Button>
      </div>
      <p className={styles.help}>
        {link === undefined
          ? `内容が長いため、リンクにできません。「JSONを保存」で保存してください。${isLong ? '自分のCSSが長すぎます。' : ''}`
          : '選んだ内容はリンクの「#」より後ろに入り、サイトには送られません。'}
      </p>
    </div>
  );
}

/** Saves the design as a file that the editor reads again. */
export function saveDesign(design: Design): void {
  saveFile(`${slugOf(design)}.json`, toJsonFile(design));
}
