import {expect, it} from 'vitest';
import {failureOf, isSecondClick, linkButtons} from './state';

it('says why by the codes of the protocol', () => {
  expect(failureOf(4009, '')).toBe('no-password');
  expect(failureOf(4009, 'x')).toBe('wrong-password');
  expect(failureOf(4010, 'x')).toBe('too-old');
  expect(failureOf(4011, 'x')).toBe('ended');
  expect(failureOf(1006, 'x')).toBeUndefined();
  expect(failureOf(undefined, 'x')).toBeUndefined();
});

it('has one button for each thing that may be done', () => {
  expect(linkButtons({kind: 'off'})).toEqual({go: 'OBSにつなぐ', end: undefined});
  expect(linkButtons({kind: 'failed', why: 'ended'}).go).toBe('OBSにつなぐ');
  expect(linkButtons({kind: 'connecting', isAsking: false})).toEqual({
    go: undefined,
    end: 'やめる',
  });
  expect(linkButtons({kind: 'waiting', why: 'absent'})).toEqual({
    go: 'もう一度つなぐ',
    end: 'やめる',
  });
  expect(linkButtons({kind: 'connected'})).toEqual({go: undefined, end: 'OBSから切断'});
});

it('tells a double click from a click and from a key', () => {
  expect([0, 1, 2, 3].map((detail) => isSecondClick({detail}))).toEqual([
    ...[false, false],
    ...[true, true],
  ]);
});
