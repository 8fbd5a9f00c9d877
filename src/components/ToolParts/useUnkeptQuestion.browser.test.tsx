import {act, type ReactNode} from 'react';
import {expect, it} from 'vitest';
import {asksWhenClosed} from '@site/src/components/testing/asksWhenClosed.browser';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {useUnkeptQuestion} from './useUnkeptQuestion';

const drawn = pageRoot();
Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

function Work({status}: {readonly status: string}): ReactNode {
  useUnkeptQuestion(status);
  return null;
}

it('asks from the first change that was not kept to the next that was', () => {
  const asks = (status: string): boolean => {
    act(() => {
      drawn.render(<Work status={status} />);
    });
    return asksWhenClosed();
  };
  const kept = ['untouched', 'waiting', 'kept', 'waiting'];
  const unkept = ['blocked', 'waiting', 'full', 'waiting', 'no-room'];
  expect(kept.map(asks)).toEqual(kept.map(() => false));
  expect(unkept.map(asks)).toEqual(unkept.map(() => true));
  expect(kept.map(asks)).toEqual([false, false, false, false]);
  asks('blocked');
  act(() => {
    drawn.render(null);
  });
  expect(asksWhenClosed()).toBe(false);
});
