import {APP_VERSIONS} from '@komebiyori/overlays/model/appVersions';
import {expect, it} from 'vitest';

import {GENERATOR_VERSIONS} from './versions';

it('every version names the apps that it is for, each app once, and says what differs', () => {
  const apps = GENERATOR_VERSIONS.flatMap((facts) => facts.apps);
  // They stand in a sentence: 「使えるバージョンは7.0、7.1、7.2です。」
  expect(apps).toEqual(['8.0', '7.0', '7.1', '7.2', '6.0', '5.1', '5.2', '5.0', '4.2']);
  for (const {label, apps: own, difference} of GENERATOR_VERSIONS) {
    expect(own).toEqual(expect.arrayContaining(label.split('-')));
    expect(difference).toMatch(/^[^。]+。(?:[^。]+。)*$/u);
  }
  expect(GENERATOR_VERSIONS.map(({version}) => version)).toEqual([...APP_VERSIONS].reverse());
});
