import {useEffect, useState, type ReactNode} from 'react';
import {isBundled} from '@komebiyori/overlays/css/bundledFonts';
import {sampleText} from '@komebiyori/overlays/css/fontSample';
import {isOfWeb} from '@komebiyori/overlays/css/webFonts';

import styles from './FontControl.module.css';
import {drawFont, isOnPc, type DrawnFont} from './fontSample.browser';
import {useFonts} from './FontsContext';

interface Props {
  readonly family: string;
}

/** Letters of the chosen font, drawn in it or not at all; of a web font also whose it is. */
export function FontSample({family}: Props): ReactNode {
  if (isBundled(family)) return <OfSite family={family} />;
  return isOfWeb(family) ? <OfGoogle family={family} /> : <OfPc family={family} />;
}

function OfSite({family}: Props): ReactNode {
  const drawn = useDrawn(family);
  return (
    <div>
      {drawn !== 'failed' && <Letters family={family} drawnIn={drawn?.name} />}
      <p className={styles.message}>
        SIL Open Font License 1.1のフォントです。
        {typeof drawn === 'object' && <span lang="en">{drawn.copyright}</span>}
      </p>
    </div>
  );
}

/** The policy of the page lets no font of others in; the preview has a policy of its own. */
function OfGoogle({family}: Props): ReactNode {
  return (
    <p className={styles.message}>
      Google Fontsのフォントです。字の形は、見本の画面で確かめます。作者とライセンスは
      <a
        href={`https://fonts.google.com/specimen/${family.replaceAll(' ', '+')}`}
        target="_blank"
        rel="noreferrer"
      >
        {`Google Fontsの「${family}」`}
      </a>
      にあります。
    </p>
  );
}

function OfPc({family}: Props): ReactNode {
  return isOnPc(family) ? (
    <Letters family={family} drawnIn={family} />
  ) : (
    <p className={styles.message}>
      {`このブラウザでは「${family}」を表示できません。OBSのPCにあるフォントなら、OBSでは出ます。`}
    </p>
  );
}

interface LettersProps extends Props {
  /** Until it is there, only the place for it. */
  readonly drawnIn: string | undefined;
}

function Letters({family, drawnIn}: LettersProps): ReactNode {
  return (
    <p
      className={styles.sample}
      style={{fontFamily: drawnIn && JSON.stringify(drawnIn)}}
      data-drawn={drawnIn !== undefined}
      aria-hidden
    >
      {sampleText(family)}
    </p>
  );
}

/** What the sample of a bundled family is drawn in; undefined while it is on its way. */
function useDrawn(family: string): DrawnFont | 'failed' | undefined {
  const {loadSample} = useFonts();
  const [known, setKnown] = useState<{family: string; drawn: DrawnFont | 'failed'}>();
  useEffect(() => {
    let isOver = false;
    const take = (drawn: DrawnFont | 'failed'): void => {
      if (!isOver) setKnown({family, drawn});
    };
    drawFont(family, loadSample).then(take, () => {
      take('failed');
    });
    return () => {
      isOver = true;
    };
  }, [family, loadSample]);
  return known?.family === family ? known.drawn : undefined;
}
