import type {FileFault} from '@komebiyori/lib/siteFile.browser';

/** What to do where a file of the site does not come: a whole sentence or two. */
export const FAULT_WORDS: Readonly<Record<FileFault, string>> = {
  network: '通信を確かめて、もう一度お試しください。',
  server: 'サイトのサーバーが応答していません。数分待って、もう一度お試しください。',
  foreign:
    'ほかのページが返ってきました。Wi-Fiのログイン画面などを確かめて、もう一度お試しください。',
  gone: 'サイトが新しくなっています。ページを再読み込みしてください。',
};
