import {describe, expect, it} from 'vitest';
import {causeChain} from './causeChain';

describe('causeChain', () => {
  it('lists causes from the outermost to the innermost', () => {
    const inner = new Error('inner');
    const middle = new Error('middle', {cause: inner});
    expect(causeChain(new Error('outer', {cause: middle}))).toEqual(['outer', 'middle', 'inner']);
  });

  it('takes a cause that is not an error as its text', () => {
    expect(causeChain(new Error('outer', {cause: 404}))).toEqual(['outer', '404']);
  });

  it('names an error without a message', () => {
    expect(causeChain(new TypeError())).toEqual(['TypeError']);
  });

  it('ends when an error is its own cause', () => {
    const error = new Error('loop');
    error.cause = error;
    expect(causeChain(error).length).toBeLessThanOrEqual(10);
  });
});
