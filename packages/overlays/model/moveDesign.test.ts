import {expect, it} from 'vitest';
import {newDesign, setOptions} from './design';
import {moveDesign} from './moveDesign';

const design = setOptions(newDesign('bubble', '7_0'), {
  'body.size': 40,
  'shown.frame': true,
  'bubble.skin': 'gloss',
  'services.kickAccent': '#00ff00',
});

it('keeps what the version has, and lists what it lacks', () => {
  const {design: moved, dropped} = moveDesign(design, {app: '8_0'});
  expect(moved.app).toBe('8_0');
  expect(Object.keys(moved.opts)).toEqual(['body.size', 'bubble.skin', 'services.kickAccent']);
  expect(dropped).toEqual([
    {key: 'shown.frame', label: '時刻やマーク：枠名', value: true, said: 'オン'},
  ]);
  expect(moveDesign(design, {app: '4_2'}).dropped.map(({key}) => key)).toEqual([
    'services.kickAccent',
  ]);
});

it('leaves the options of its own with a template', () => {
  const {design: moved, dropped, replaced} = moveDesign(design, {template: 'basic'});
  expect(moved.template).toBe('basic');
  expect(replaced).toBeUndefined();
  expect(dropped.map(({said}) => said)).toEqual(['つや']);
});

it('keeps no value that is the default there', () => {
  const plain = setOptions(newDesign('basic', '8_0'), {'box.isShown': true});
  expect(moveDesign(plain, {template: 'bubble'}).design.opts).toEqual({});
});

it('moves to where it is without a change', () => {
  expect(moveDesign(design, {})).toEqual({design, dropped: []});
});
