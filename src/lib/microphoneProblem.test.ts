import {describe, expect, it} from 'vitest';
import {browserKind} from './browserKind';
import {microphoneProblemText, problemOf, type Circumstances} from './microphoneProblem';

describe('why a microphone was refused', () => {
  const HERE: Circumstances = {permission: 'denied', allowedByPolicy: true, isThere: true};
  const why = (name: string, message = '', rest: Partial<Circumstances> = {}): string =>
    problemOf({name, message}, {...HERE, ...rest});

  it('is told by the name of the error', () => {
    expect(why('NotFoundError')).toBe('noDevice');
    expect(why('NotReadableError')).toBe('inUse');
    expect(why('AbortError')).toBe('inUse');
    expect(why('OverconstrainedError')).toBe('overConstrained');
    expect(why('OverconstrainedError', '', {isThere: undefined})).toBe('overConstrained');
    expect(why('OverconstrainedError', '', {isThere: false})).toBe('noDevice');
    expect(why('SecurityError')).toBe('deniedByPolicy');
    expect(why('TypeError')).toBe('unsupported');
    expect(why('SomethingNew')).toBe('unknown');
    expect(why('toString')).toBe('unknown');
  });

  it('tells apart who said no', () => {
    expect(why('NotAllowedError')).toBe('denied');
    expect(why('NotAllowedError', '', {permission: undefined})).toBe('denied');
    expect(why('NotAllowedError', '', {permission: 'prompt'})).toBe('dismissed');
    expect(why('NotAllowedError', '', {permission: 'granted'})).toBe('deniedBySystem');
    expect(why('NotAllowedError', 'Permission denied by system')).toBe('deniedBySystem');
    expect(why('NotAllowedError', '', {allowedByPolicy: false})).toBe('deniedByPolicy');
    // What Firefox and WebKit say, whoever refuses.
    const refusal =
      'The request is not allowed by the user agent or the platform in the current context';
    expect(why('NotAllowedError', refusal)).toBe('denied');
    expect(why('NotAllowedError', refusal, {permission: 'prompt'})).toBe('dismissed');
    expect(why('NotAllowedError', refusal, {permission: 'granted'})).toBe('deniedBySystem');
  });
});

describe('the browser', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36', 'chrome'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0', 'edge'],
    ['Mozilla/5.0 (Windows NT 10.0; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605 Version/26.0 Safari/605.1.15', 'safari'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) CriOS/149.0 Mobile Safari/604.1', 'ios'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/149.0.0.0 Mobile Safari/537.36', 'android'],
    ['something else', 'other'],
  ] as const)('%s has steps of its own', (agent, kind) => {
    expect(browserKind(agent)).toBe(kind);
    expect(microphoneProblemText('denied', kind).steps.length).toBeGreaterThan(1);
  });
});
