import {act, type ReactNode} from 'react';
import {expect, it, vi} from 'vitest';
import {pageRoot} from '@site/src/components/testing/pageRoot.browser';
import {useAutosave} from './useAutosave';

const drawn = pageRoot();
Object.assign(globalThis, {IS_REACT_ACT_ENVIRONMENT: true});

function Work({
  value,
  save,
  isOn,
}: {
  value: object;
  save: (value: object) => 'kept';
  isOn: boolean;
}): ReactNode {
  return <p>{useAutosave(value, save, isOn)}</p>;
}

it.each([
  [true, 1],
  // Another tab keeps its own.
  [false, 0],
])('keeps the last change of a page that is left at once (is on: %s)', (isOn, times) => {
  const save = vi.fn((_value: object) => 'kept' as const);
  const [first, last] = [{}, {}];
  const draw = (node: ReactNode): void => {
    act(() => {
      drawn.render(node);
    });
  };
  draw(<Work value={first} save={save} isOn={isOn} />);
  draw(<Work value={last} save={save} isOn={isOn} />);
  expect(save).not.toHaveBeenCalled();
  draw(<p />);
  expect(save.mock.calls).toEqual(Array(times).fill([last]));
});
