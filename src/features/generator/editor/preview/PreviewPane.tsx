import {useCallback, useEffect, useRef, useState, type ReactNode, type RefObject} from 'react';
import type {Design} from '@site/overlays/model/design';
import {valuesOf} from '@site/overlays/model/values';

import {Button} from '../ui/Button';
import {PREVIEW_BACKGROUNDS, OWN_BACKGROUND} from './backgrounds';
import type {OwnFile} from './OwnBackdrop';
import {releaseOwnFile} from './ownFile.browser';
import styles from './PreviewPane.module.css';
import {Stage} from './Stage';
import type {PreviewHandle} from './usePreview';
import {ViewBar, type Look} from './ViewBar';

interface Props {
  readonly design: Design;
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly preview: PreviewHandle;
}

const START: Look = {zoom: 'fit', background: 'bright', hasSafeArea: false, vision: ''};

/** The design at work. */
export function PreviewPane({design, frame, preview}: Props): ReactNode {
  const [look, setLook] = useState(START);
  const [own, setOwn] = useState<OwnFile>();
  const held = useRef<OwnFile>(undefined);
  const {width, height} = valuesOf(design).canvas;
  const isOwn = look.background === OWN_BACKGROUND && own !== undefined;
  const paint = PREVIEW_BACKGROUNDS.find(({id}) => id === look.background)?.paint ?? '';

  useEffect(
    () => () => {
      if (held.current !== undefined) releaseOwnFile(held.current);
    },
    [],
  );
  const change = useCallback((some: Partial<Look>) => {
    setLook((all) => ({...all, ...some}));
  }, []);
  const takeOwn = (file: OwnFile): void => {
    if (held.current !== undefined) releaseOwnFile(held.current);
    held.current = file;
    setOwn(file);
    change({background: OWN_BACKGROUND});
  };

  return (
    <>
      <ViewBar look={look} hasOwn={own !== undefined} onChange={change} onOwn={takeOwn} />
      <div className={styles.stage} data-part="stage">
        <Stage
          frame={frame}
          width={width}
          height={height}
          view={{...look, paint, own: isOwn ? own : undefined}}
        >
          <Status preview={preview} />
        </Stage>
      </div>
    </>
  );
}

function Status({preview: {status, retry}}: {preview: PreviewHandle}): ReactNode {
  const {phase, problem} = status;
  if (phase === 'loading') return <p className={styles.loading}>見本を用意しています…</p>;
  if (phase === 'ready' && problem === '') return null;
  return (
    <div className={styles.failed} role="alert">
      <p>
        {phase === 'failed'
          ? '見本を表示できませんでした。編集と書き出しはできます。'
          : `見本で問題が起きました：${problem}`}
      </p>
      <Button onClick={retry}>もう一度試す</Button>
    </div>
  );
}
