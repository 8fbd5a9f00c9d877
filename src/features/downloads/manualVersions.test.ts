import {expect, it} from 'vitest';
import type {Release} from '@site/plugins/releases/client';
import {versionRows} from './manualVersions';

const release = (version: string): Release => ({
  version,
  date: '2025-10-18',
  win: [],
  mac: [],
  standIn: false,
});

it('pairs every manual with its releases, and keeps releases without a manual', () => {
  const rows = versionRows(['8.0', '7.2', '5.0'], {
    current: release('10.0.1'),
    past: [release('8.0.7'), release('8.0.6'), release('7.2.0')],
  });
  expect(
    rows.map((row) => [row.label, row.manual, row.releases.map(({version}) => version)]),
  ).toEqual([
    ['10.0', undefined, ['10.0.1']],
    ['8.0', '/docs/about', ['8.0.7', '8.0.6']],
    ['7.2', '/docs/7.2/about', ['7.2.0']],
    ['5.0', '/docs/5.0/about', []],
  ]);
});
