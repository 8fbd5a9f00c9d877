import type {SearchContext} from '../plugins/search/shared/globalData';

/** Parts of the manual that can be searched by themselves: the sections with an index page. */
export const searchContexts: SearchContext[] = [
  {path: 'guide', label: 'ガイド'},
  {path: 'feature', label: '機能'},
  {path: 'settings', label: '設定'},
  {path: 'trouble-shooting', label: '困ったときは'},
  {path: 'customize', label: 'カスタマイズ'},
  {path: 'pro', label: 'Pro'},
  {path: 'developer', label: '開発者向け'},
];
