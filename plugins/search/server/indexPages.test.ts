import {expect, it} from 'vitest';
import {readHtml} from './indexPages';

it('reads the facts of a built page', () => {
  const html = `<title data-rh="true">ダウンロード &amp; 手順 | コメびより</title>
<meta data-rh=true name=description content="8.0.7の&quot;手順&quot;"><meta name="keywords" content="exe, dmg">
<nav><h2>外の見出し</h2></nav><main class=container><h1>ダウンロード</h1>
<h2 class="anchor" id=windows版>Windows版<a href=#windows版 class=hash-link aria-hidden=true tabindex=-1></a></h2>
<p>音を<b>出す</b>。<p>次の段。<div aria-hidden=true>図の<p>文</div><ul><li>一つ<li>二つ</ul><p role=status>読み込んでいます…</p><button>写す</button>
<h3><span>名の</span>ない&#x8868;</h3></main>`;
  expect(readHtml(html, 'コメびより')).toEqual({
    title: 'ダウンロード & 手順',
    description: '8.0.7の"手順"',
    keywords: ['exe', 'dmg'],
    sections: [
      {heading: 'Windows版', content: '音を出す。\n次の段。\n一つ\n二つ'},
      {hash: '', heading: '名のない表', content: ''},
    ],
  });
});

it('is empty for a page without head and main', () => {
  expect(readHtml('<p>', 'コメびより')).toEqual({
    title: '',
    description: '',
    keywords: [],
    sections: [],
  });
});
