import {isAtLeast} from '@komebiyori/app-link/version';
import {compareManuals} from '@site/src/lib/compareManuals';
import type {Facts} from '../facts';
import {ok, todo, unknown, type Findings} from '../finding';

/** `8.0` of `8.0.7`; undefined for a text that is no version. */
const manualOf = (version: string): string | undefined => /^\d+\.\d+/u.exec(version)?.[0];

/** Whether the page describes the app that answered. */
export function versionOf({version, manual}: Facts): Findings {
  const own = manualOf(version);
  if (own === undefined || manual === undefined) return [ok(`本アプリ${version}が動いています。`)];
  const difference = compareManuals(own, manual);
  if (difference === 0) return [ok(`本アプリ${version}が動いています。`)];
  const about = `動いている本アプリは${version}で、このページは${manual}の説明です。`;
  return [
    difference < 0
      ? todo(
          `${about}画面や項目が違うことがあります。`,
          `本アプリを更新するか、ページの上でバージョンを${own}に替えて読みます。`,
          'update',
        )
      : unknown(
          `${about}画面や項目が違うことがあります。`,
          'ページの上で、マニュアルを新しいバージョンに替えて読みます。',
          'update',
        ),
  ];
}

/** Whether a newer app can be downloaded. */
export const newestOf = ({version, newest}: Facts): Findings => [
  isAtLeast(version, newest)
    ? ok(`今公開されている最新のバージョン（${newest}）を使っています。`)
    : todo(
        `新しいバージョン${newest}が公開されています。`,
        '配信していないときに、アップデートします。',
        'update',
      ),
];
