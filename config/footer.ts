import type {UserThemeConfig} from '@docusaurus/theme-common';
import {OUTSIDE_LINKS, SITE} from './site';

/** Footer columns and copyright line. The six supporters come from data/supporters.json. */
export const footer: NonNullable<UserThemeConfig['footer']> = {
  style: 'dark',
  links: [
    {
      title: '使う',
      items: [
        {label: 'コメびよりとは', to: '/docs/about'},
        {label: 'ガイド', to: '/docs/guide'},
        {label: 'よくある質問', to: '/docs/faq'},
        {label: 'テンプレートエディタ', to: '/generator/templates'},
        {label: 'ダウンロード', to: '/download'},
        {label: 'メンバーシップとPro', to: '/membership'},
        {label: 'マイページ', to: '/account/my'},
      ],
    },
    {
      title: 'つながる',
      items: [
        {label: 'ユーザーフォーラム', href: OUTSIDE_LINKS.forum},
        {label: 'ファン支援ページ', href: OUTSIDE_LINKS.fanSupport},
        {label: 'チャットサーバー', href: OUTSIDE_LINKS.chatServer},
        {label: 'ソーシャル', href: OUTSIDE_LINKS.social},
        {label: '動画チャンネル', href: OUTSIDE_LINKS.videoChannel},
      ],
    },
    {
      title: '運営',
      items: [
        {label: '利用規約', to: '/terms'},
        {label: 'プライバシーポリシー', to: '/policy'},
        {label: 'メディアキット', to: '/mediakit'},
        {label: '事業のお問い合わせ', href: OUTSIDE_LINKS.businessInquiry},
        {label: '運営について', to: '/company'},
        {label: '特定商取引法に基づく表記', to: '/commerce-legal'},
        {label: 'アクセシビリティ', to: '/accessibility'},
      ],
    },
  ],
  copyright: `© ${SITE.firstYear} ${SITE.name}`,
};
