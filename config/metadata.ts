import type {UserThemeConfig} from '@docusaurus/theme-common';
import {BRAND_COLORS} from './brandColors';
import {SITE} from './site';

/** What every page says in its head besides title, description and card. */
export const metadata: NonNullable<UserThemeConfig['metadata']> = [
  {name: 'theme-color', media: '(prefers-color-scheme: light)', content: BRAND_COLORS.nori},
  {name: 'theme-color', media: '(prefers-color-scheme: dark)', content: BRAND_COLORS.deepNori},
  // Open Graph wants a territory; Docusaurus has the language only.
  {property: 'og:locale', content: 'ja_JP'},
  {property: 'og:type', content: 'website'},
  {property: 'og:site_name', content: SITE.name},
  {property: 'og:image:width', content: '1200'},
  {property: 'og:image:height', content: '630'},
  {property: 'og:image:alt', content: `ページの題名と${SITE.name}のマーク`},
];
