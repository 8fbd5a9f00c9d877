import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import {templatesFile, type TemplateFacts} from '@site/plugins/overlays/client';
import {Button} from '@site/src/components/Button';
import {useInnerSize} from '@site/src/lib/useInnerSize';
import {stageOf} from './stage';
import styles from './TemplateStage.module.css';

interface Props {
  readonly template: TemplateFacts;
}

/** A template as it looks on a stream: a picture, and in its place the template itself at work. */
export function TemplateStage({
  template,
  isPlaying,
}: Props & {readonly isPlaying: boolean}): ReactNode {
  const {id, thumb, name} = template;
  return (
    <div className={styles.stage} data-template={id}>
      <img
        className={styles.thumb}
        src={thumb}
        alt={`「${name}」の見本`}
        width={480}
        height={270}
        loading="lazy"
        decoding="async"
      />
      {isPlaying && <Living template={template} />}
    </div>
  );
}

function Living({template}: Props): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [attempt, setAttempt] = useState(1);
  const state = useTemplatePreview(frame, template, attempt);
  const width = useInnerSize(layer)?.width ?? 0;
  const stage = stageOf(template);
  const style: CSSProperties = {
    width: stage.frame.width,
    height: stage.frame.height,
    left: `${(stage.frame.left / stage.width) * 100}%`,
    bottom: `${(stage.frame.bottom / stage.height) * 100}%`,
    transform: `scale(${width / stage.width})`,
  };
  return (
    <>
      <div ref={layer} className={clsx(styles.layer, state === 'playing' && styles.shown)}>
        <img className={styles.thumb} src={templatesFile.stage} alt="" decoding="async" />
        {/* A picture that moves: nothing in it can be used or is read out. */}
        <iframe
          key={attempt}
          ref={frame}
          className={styles.frame}
          style={style}
          title={`「${template.name}」の見本`}
          sandbox="allow-scripts"
          tabIndex={-1}
          aria-hidden="true"
        />
      </div>
      {state === 'failed' && (
        <div className={styles.failed} role="alert">
          <p>見本を読み込めませんでした。</p>
          <Button
            look="danger"
            onClick={() => {
              setAttempt(attempt + 1);
            }}
          >
            もう一度試す
          </Button>
        </div>
      )}
    </>
  );
}

/** How a preview is: `waiting` while its files come. */
type PreviewState = 'waiting' | 'playing' | 'failed';

/** Plays a template in a frame as long as the frame is there; `attempt` makes it try again. */
function useTemplatePreview(
  frame: RefObject<HTMLIFrameElement | null>,
  template: TemplateFacts,
  attempt: number,
): PreviewState {
  const [done, setDone] = useState<{attempt: number; state: PreviewState}>();
  useEffect(() => {
    const {current} = frame;
    if (current === null) return undefined;
    const end = new AbortController();
    const play = async (): Promise<void> => {
      try {
        const {playTemplate} = await import('./playTemplate.browser');
        await playTemplate(current, template, end.signal);
        if (!end.signal.aborted) setDone({attempt, state: 'playing'});
      } catch {
        if (!end.signal.aborted) setDone({attempt, state: 'failed'});
      }
    };
    void play();
    return () => {
      end.abort();
    };
  }, [frame, template, attempt]);
  return done?.attempt === attempt ? done.state : 'waiting';
}
