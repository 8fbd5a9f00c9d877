import {expect, it} from 'vitest';
import {obsUrl} from './obsUrl';

it.each(['https://x.example/view', 'https://x.example/view?a=%0A&b='])(
  'OBS gets name and size beside what %s has',
  (url) => {
    const {searchParams} = new URL(obsUrl(url, {name: '地図', width: 800, height: 900}));
    expect(Object.fromEntries(searchParams)).toEqual({
      ...Object.fromEntries(new URL(url).searchParams),
      ...{'layer-name': '地図', 'layer-width': '800', 'layer-height': '900'},
    });
  },
);
