import {describe, expect, it} from 'vitest';
import {fromHexColor, toHexColor} from './hex';

describe('a colour in hexadecimal digits', () => {
  it('is read and written', () => {
    expect(fromHexColor('#0a64ff')).toEqual([10, 100, 255]);
    expect(toHexColor([10, 100, 255])).toBe('#0a64ff');
  });

  it('is rounded and clipped', () => {
    expect(toHexColor([-3, 9.6, 300])).toBe('#000aff');
  });

  it('is black where it cannot be read', () => {
    expect(fromHexColor('')).toEqual([0, 0, 0]);
  });
});
