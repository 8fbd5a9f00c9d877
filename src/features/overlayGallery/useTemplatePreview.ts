import {useEffect, useState, type RefObject} from 'react';

import type {TemplateFacts} from '@site/plugins/overlays/client';

/** How a preview is: `waiting` while its files come. */
export type PreviewState = 'waiting' | 'playing' | 'failed';

/** Plays a template in a frame as long as the frame is there; `attempt` makes it try again. */
export function useTemplatePreview(
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
