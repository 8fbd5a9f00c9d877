import type {ReactNode} from 'react';
import type {Answer, FeedbackPage} from './model/feedback';
import {SendNo, SendYes} from './SendForm';
import {WaysOn} from './WaysOn';

interface Props {
  readonly answer: Answer;
  readonly page: FeedbackPage;
  /** Where answers are sent; empty for nowhere. */
  readonly endpoint: string;
  readonly onSent: () => void;
}

/** What follows an answer; loaded with the first one. */
export default function AnswerPanel(props: Props): ReactNode {
  const {answer, page, endpoint, onSent} = props;
  const sending = {page, endpoint, onSent};
  if (answer === 'yes') return <SendYes {...sending} />;
  return (
    <>
      {endpoint !== '' && <SendNo {...sending} />}
      <WaysOn page={page} />
    </>
  );
}
