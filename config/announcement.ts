import type {UserThemeConfig} from '@docusaurus/theme-common';

/**
 * The bar above the navbar, or undefined for none. A new `id` shows the bar again to visitors
 * who closed the one before. `content` is HTML of ours.
 */
export const announcementBar: UserThemeConfig['announcementBar'] = {
  id: 'breaking-8',
  content:
    '8.0でテンプレートが変わりました。<a href="/infomation/breaking-8">8.0の変更点を見る</a>',
  backgroundColor: '#1f3d36',
  textColor: '#f4f1e6',
  isCloseable: true,
};
