import {useHistory, useLocation} from '@docusaurus/router';
import {useEffect, useMemo} from 'react';

import {keptRequest, type CodeRequest} from './codeRequest';
import {isCodeStep, stepQuery} from './signInState';

/** The two steps of signing in by mail, each an entry of the history. */
export interface MailSteps {
  /** The code that was sent last in this tab. */
  readonly request: CodeRequest | undefined;
  /** Whether the code is asked for. */
  readonly isCode: boolean;
  /** Tells one entry from another. */
  readonly entry: string | undefined;
  /** To the code that was just sent, or is there already. */
  readonly toCode: (request: CodeRequest) => void;
  /** Back to the address. */
  readonly toMail: () => void;
}

/** @param onMoved called for the browser's buttons; the same function from render to render */
export function useMailSteps(onMoved: () => void): MailSteps {
  const history = useHistory();
  const {search, state, key} = useLocation();
  useEffect(
    () =>
      history.listen((_location, action) => {
        if (action === 'POP') onMoved();
      }),
    [history, onMoved],
  );
  return useMemo(() => {
    const request = keptRequest(state);
    const isCode = request !== undefined && isCodeStep(search);
    return {
      request,
      isCode,
      entry: key,
      toCode: (next) => {
        // Coming back to the address finds it filled in.
        history.replace({search: stepQuery(search, isCode), state: next});
        if (!isCode) history.push({search: stepQuery(search, true), state: next});
      },
      toMail: () => {
        history.goBack();
      },
    };
  }, [history, search, state, key]);
}
