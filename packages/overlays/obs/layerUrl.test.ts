import {expect, it} from 'vitest';
import {layerUrl, type Layer} from './layerUrl';

/**
 * As OBS 29 was seen to read a dropped address: percent-decoding as UTF-8, and in the CSS, only there,
 * `+` is a space before that.
 */
function inObs(url: string): Record<string, string> {
  const [, query = ''] = url.split('?');
  return Object.fromEntries(
    query.split('&').map((pair) => {
      const [key = '', value = ''] = pair.split('=');
      return [key, decodeURIComponent(key === 'layer-css' ? value.replaceAll('+', ' ') : value)];
    }),
  );
}

const layer: Layer = {
  place: 'custom',
  folder: 'bubble-komebiyori',
  name: 'コメント & 100% #1 + a=b?',
  width: 450,
  height: 800,
  css: '/* 春 */\n.name::after { content: "50% & #1+1=2?"; color: #ff00ff; }\n',
};

it('comes out of OBS as it went in', () => {
  expect(inObs(layerUrl(layer))).toEqual({
    'layer-name': layer.name,
    'layer-width': '450',
    'layer-height': '800',
    'layer-css': layer.css,
  });
});

it('leads to the folder that the app serves', () => {
  const url = new URL(
    layerUrl({...layer, place: 'preset', folder: '水玉 1', origin: 'http://192.168.1.9:11180'}),
  );
  expect(url.origin).toBe('http://192.168.1.9:11180');
  expect(decodeURIComponent(url.pathname)).toBe('/templates/水玉 1/index.html');
  expect(url.hash).toBe('');
});
