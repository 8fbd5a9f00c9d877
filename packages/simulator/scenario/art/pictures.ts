import {svgUri} from './dataUri';

/** A drawn picture and what it is called. */
export interface Picture {
  readonly label: string;
  readonly src: string;
}

const square = (label: string, content: string): Picture => ({label, src: svgUri(48, 48, content)});
const smile = '<path d="M15 28q9 9 18 0" fill="none" stroke="#7a4a00" stroke-width="3"/>';
const yellow = '<circle cx="24" cy="24" r="21" fill="#ffd34e"/>';

/** Emoji of a channel, as they stand within a line. */
export const EMOJI: readonly Picture[] = [
  square(
    'にこ',
    `${yellow}<g fill="#7a4a00"><circle cx="17" cy="20" r="3"/><circle cx="31" cy="20" r="3"/></g>${smile}`,
  ),
  square(
    'わらい',
    `${yellow}<path d="M12 20l6-4M36 20l-6-4" stroke="#7a4a00" stroke-width="3"/><path d="M13 26h22q-2 13-11 13T13 26z" fill="#a3362b"/>`,
  ),
  square(
    'ハート',
    '<path d="M24 43C2 27 4 9 14 8q7 0 10 7q3-7 10-7c10 1 12 19-10 35z" fill="#ef476f"/>',
  ),
  square('ほし', '<path d="M24 4l6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z" fill="#ffb703"/>'),
  square(
    'おんぷ',
    '<path d="M18 35V10l20-4v25" fill="none" stroke="#4361ee" stroke-width="4"/><circle cx="13" cy="36" r="6" fill="#4361ee"/><circle cx="33" cy="32" r="6" fill="#4361ee"/>',
  ),
  square(
    'はくしゅ',
    '<g fill="#f6c177" stroke="#b9772f" stroke-width="2"><rect x="10" y="14" width="15" height="26" rx="7" transform="rotate(-18 18 27)"/><rect x="24" y="12" width="15" height="26" rx="7" transform="rotate(18 31 25)"/></g><path d="M24 2v7M10 5l4 6M38 5l-4 6" stroke="#b9772f" stroke-width="2.5"/>',
  ),
];

/** Stamps and stickers: wide pictures that stand alone. */
export const STAMPS: readonly Picture[] = [
  {
    label: 'ないす',
    src: svgUri(
      160,
      120,
      '<path d="M80 6l16 16 22-8 4 24 24 4-8 22 16 16-20 12 4 24-24 2-12 20-22-10-22 10-12-20-24-2 4-24L2 80l16-16-8-22 24-4 4-24 22 8z" fill="#ffdd57"/><g fill="none" stroke="#d62839" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"><path d="M46 62l14 16 22-34M92 44v34M112 44v22"/><circle cx="112" cy="80" r="2"/></g>',
    ),
  },
  {
    label: 'おちゃどうぞ',
    src: svgUri(
      160,
      120,
      '<path d="M36 48h78v34q0 26-39 26T36 82z" fill="#6fae5a"/><path d="M114 56q24-2 22 16t-24 16" fill="none" stroke="#6fae5a" stroke-width="8"/><ellipse cx="75" cy="48" rx="39" ry="9" fill="#c9e4a5"/><path d="M58 34q-8-10 0-18M78 32q-8-10 0-20M98 34q-8-10 0-18" fill="none" stroke="#b8c0c8" stroke-width="5" stroke-linecap="round"/><g fill="#2d4a22"><circle cx="62" cy="76" r="4"/><circle cx="88" cy="76" r="4"/></g><path d="M68 86q7 7 14 0" fill="none" stroke="#2d4a22" stroke-width="4"/>',
    ),
  },
  {
    label: 'おやすみ',
    src: svgUri(
      160,
      120,
      '<rect width="160" height="120" rx="24" fill="#34407a"/><path d="M92 22a40 40 0 1 0 34 62a34 34 0 0 1-34-62z" fill="#ffe08a"/><g fill="#fff"><circle cx="34" cy="30" r="3"/><circle cx="128" cy="34" r="4"/><circle cx="48" cy="92" r="3"/><circle cx="140" cy="66" r="2.5"/></g>',
    ),
  },
];

/** Presents in seven sizes, from a sweet to a castle. */
export const GIFTS: readonly Picture[] = [
  square(
    'あめ玉',
    '<path d="M4 14l12 8-12 10zM44 14l-12 8 12 10z" fill="#ffafcc"/><circle cx="24" cy="23" r="12" fill="#ff5d8f"/>',
  ),
  square(
    '花',
    '<g fill="#ff9fb2"><circle cx="24" cy="10" r="8"/><circle cx="34" cy="18" r="8"/><circle cx="30" cy="29" r="8"/><circle cx="18" cy="29" r="8"/><circle cx="14" cy="18" r="8"/></g><circle cx="24" cy="20" r="6" fill="#ffd166"/><path d="M24 30v16" stroke="#6fae5a" stroke-width="4"/>',
  ),
  square(
    'ケーキ',
    '<path d="M6 24h36v20H6z" fill="#f7e1b5"/><path d="M6 22q6 10 12 0q6 10 12 0q6 10 12 0v-6H6z" fill="#fff"/><path d="M24 5v10" stroke="#4cc9f0" stroke-width="4"/><circle cx="24" cy="4" r="3" fill="#ff9f1c"/>',
  ),
  square(
    '花束',
    '<path d="M14 26h20l-6 20h-8z" fill="#90be6d"/><g><circle cx="15" cy="18" r="8" fill="#f94144"/><circle cx="33" cy="18" r="8" fill="#f8961e"/><circle cx="24" cy="10" r="8" fill="#f9c74f"/><circle cx="24" cy="22" r="8" fill="#f3722c"/></g>',
  ),
  square(
    '王冠',
    '<path d="M5 38L3 14l12 10 9-16 9 16 12-10-2 24z" fill="#ffc300"/><g fill="#ef476f"><circle cx="24" cy="30" r="4"/><circle cx="13" cy="32" r="3"/><circle cx="35" cy="32" r="3"/></g>',
  ),
  square(
    'ロケット',
    '<path d="M24 2q14 14 8 32H16q-6-18 8-32z" fill="#edf2f4"/><circle cx="24" cy="18" r="5" fill="#4cc9f0"/><path d="M16 28l-8 10 10-2zM32 28l8 10-10-2z" fill="#ef233c"/><path d="M19 36h10l-5 11z" fill="#ff9f1c"/>',
  ),
  square(
    'お城',
    '<path d="M4 46V20h6v6h6V14h16v12h6v-6h6v26z" fill="#b8c0ff"/><path d="M14 14L24 3l10 11z" fill="#7b2cbf"/><path d="M4 20l3-8 3 8zM38 20l3-8 3 8z" fill="#9d4edd"/><path d="M20 46V36a4 4 0 0 1 8 0v10z" fill="#5a189a"/>',
  ),
];

const badge = (label: string, colour: string, mark: string): Picture =>
  square(
    label,
    `<rect width="48" height="48" rx="12" fill="${colour}"/><g fill="#fff">${mark}</g>`,
  );

/** Marks beside a name. */
export const BADGES = {
  owner: badge('配信者', '#d62839', '<path d="M8 34V15l9 8 7-12 7 12 9-8v19z"/>'),
  moderator: badge(
    'モデレーター',
    '#2f6fed',
    '<path d="M24 7l14 5v11q0 12-14 18-14-6-14-18V12z"/>',
  ),
  member: badge(
    'メンバー',
    '#2ba640',
    '<path d="M24 8l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>',
  ),
  subscriber: badge(
    'サブスクライバー',
    '#8a4fff',
    '<path d="M24 8l5 10 11 1-8 8 2 11-10-5-10 5 2-11-8-8 11-1z"/>',
  ),
  gifter: badge(
    'ギフト',
    '#e07a1f',
    '<path d="M8 18h32v6H8zM11 26h11v14H11zM26 26h11v14H26zM23 18q-12-12-3-9t4 9q-4-6 5-9t-2 9z"/>',
  ),
} as const satisfies Record<string, Picture>;
