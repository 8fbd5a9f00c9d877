import {expect, it} from 'vitest';
import {failureOf, WebmMakerError} from './failures';

it('knows a failure from anything thrown', () => {
  expect(failureOf(new WebmMakerError({code: 'mixedKinds'}))).toEqual({code: 'mixedKinds'});
  const allocation = new RangeError('Array buffer allocation failed');
  expect(failureOf(allocation)).toEqual({code: 'outOfMemory', bytes: null});
  expect(failureOf(new DOMException('', 'AbortError'))).toEqual({code: 'cancelled'});
  expect(failureOf(new TypeError('x'))).toEqual({code: 'unexpected', detail: 'TypeError: x'});
  expect(failureOf('text')).toEqual({code: 'unexpected', detail: 'text'});
});
