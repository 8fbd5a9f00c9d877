import {expect, it} from 'vitest';
import {typingSession} from './typingSession';

it('makes one entry of what is typed without a pause', () => {
  const {change} = typingSession();
  expect([change('typed'), change('typed'), change('typed')]).toEqual(['new', 'same', 'same']);
});

it('lets a submit complete what was being typed, and begins anew after it', () => {
  const {change} = typingSession();
  expect([change('typed'), change('committed'), change('typed')]).toEqual(['new', 'same', 'new']);
});

it('makes an entry of each submit that nothing was typed before', () => {
  const {change} = typingSession();
  expect([change('committed'), change('committed')]).toEqual(['new', 'new']);
});

it('begins anew after a pause', () => {
  const {change, end} = typingSession();
  expect(change('typed')).toBe('new');
  end();
  expect(change('typed')).toBe('new');
});
