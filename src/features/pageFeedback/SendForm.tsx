import {Button, TextField} from '@site/src/components/ToolParts';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {feedbackOf, MAX_TEXT, type FeedbackPage, type Feedback} from './model/feedback';
import styles from './PageFeedback.module.css';
import {sendFeedback} from './sendFeedback.browser';

interface Props {
  readonly page: FeedbackPage;
  readonly endpoint: string;
  readonly onSent: () => void;
}

const FAILED =
  '送れませんでした。通信がつながっているかを確かめて、もう一度「送る」を押してください。';

function SendState({state}: Pick<Sending, 'state'>): ReactNode {
  return (
    <>
      <p role="status">{state === 'busy' && '送っています。'}</p>
      {state === 'failed' && <p role="alert">{FAILED}</p>}
    </>
  );
}

/** Sends 「はい」, which needs no further word. */
export function SendYes({page, endpoint, onSent}: Props): ReactNode {
  const {state, send} = useSending(endpoint, onSent);
  const isBegun = useRef(false);
  useEffect(() => {
    if (isBegun.current) return;
    isBegun.current = true;
    send(feedbackOf(page, 'yes'));
  });
  return (
    <>
      <SendState state={state} />
      {state === 'failed' && (
        <Button
          look="primary"
          onClick={() => {
            send(feedbackOf(page, 'yes'));
          }}
        >
          送る
        </Button>
      )}
    </>
  );
}

/** 「いいえ」 with what was missing, if the reader says so. */
export function SendNo({page, endpoint, onSent}: Props): ReactNode {
  const [text, setText] = useState('');
  const {state, send} = useSending(endpoint, onSent);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send(feedbackOf(page, 'no', text));
      }}
    >
      <TextField
        label="足りないところ、分かりにくいところ（書かなくても送れます）"
        rows={4}
        maxLength={MAX_TEXT}
        value={text}
        note="送るのは、ページの場所、マニュアルのバージョン、「いいえ」の回答、ここに書いた内容です。返事が必要なことは、フォーラムに書いてください。"
        onChange={setText}
      />
      <p className={styles.submit}>
        <Button look="primary" type="submit" aria-disabled={state === 'busy'}>
          送る
        </Button>
      </p>
      <SendState state={state} />
    </form>
  );
}

interface Sending {
  readonly state: 'idle' | 'busy' | 'failed';
  readonly send: (feedback: Feedback) => void;
}

/** Sends an answer on demand, one at a time. */
function useSending(endpoint: string, onSent: () => void): Sending {
  const [state, setState] = useState<Sending['state']>('idle');
  const send = (feedback: Feedback): void => {
    if (state === 'busy') return;
    setState('busy');
    sendFeedback(endpoint, feedback).then(onSent, () => {
      setState('failed');
    });
  };
  return {state, send};
}
