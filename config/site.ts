import current from '../data/releases/current.json';

/**
 * Name, address and outside links of the product: the one place to rename or rebrand it.
 * Values an owner must replace before going public end in `.example` (RFC 2606, never resolvable).
 */
export const SITE = {
  name: 'コメびより',
  slug: 'komebiyori',
  tagline: '配信のコメントを、ぜんぶここで。',
  description:
    'コメびよりは、いくつもの配信サイトのコメントとギフトを1つにまとめて、読む・読み上げる・画面に映す・遊ぶためのWindows/macOSアプリです。',
  defaultUrl: 'https://komebiyori.example',
  siteVersion: '4.0.0',
  /** Where the files of data/releases are found: `<downloadBase>/<version>/<name>`. */
  downloadBase: 'https://download.komebiyori.example',
  /** Written by `npm run release:import`; plugins/releases checks that it is the newest release. */
  appVersion: current.version,
  firstYear: 2022,
} as const;

export const OUTSIDE_LINKS = {
  forum: 'https://forum.komebiyori.example',
  fanSupport: 'https://support.komebiyori.example',
  chatServer: 'https://chat.komebiyori.example',
  social: 'https://social.komebiyori.example',
  videoChannel: 'https://video.komebiyori.example',
  shopStickers: 'https://shop.komebiyori.example/stickers',
  shopGoods: 'https://shop.komebiyori.example/goods',
  businessInquiry: 'https://inquiry.komebiyori.example',
} as const;

/** The stylesheets of every page, in this order; paths from the project's folder. */
export const CUSTOM_CSS = ['tokens', 'fonts', 'custom', 'code'].map(
  (name) => `./src/css/${name}.css`,
);
