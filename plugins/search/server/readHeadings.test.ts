import {expect, it} from 'vitest';
import {readHeadings} from './readSections';

it('reads h2 and h3 with their anchors', () => {
  const text =
    '# 題\n\n## 始める前に確かめる\n\n文 ## でない\n\n### Windows 10 / 11\n\n#### 深い\n';
  expect(readHeadings(text)).toEqual([
    {hash: '始める前に確かめる', heading: '始める前に確かめる'},
    {hash: 'windows-10--11', heading: 'Windows 10 / 11'},
  ]);
});

it('numbers anchors that occur again, counting every level', () => {
  expect(readHeadings('#### 設定\n## 設定\n### 設定\n').map(({hash}) => hash)).toEqual([
    '設定-1',
    '設定-2',
  ]);
});

it('takes an id written in the heading', () => {
  expect(readHeadings('## 見出し {/* #custom-id */}\n')).toEqual([
    {hash: 'custom-id', heading: '見出し'},
  ]);
});

it.each([
  ['## `config.json`を**直接**開く', 'config.jsonを直接開く'],
  ['## [OBS](/docs/obs)に置く ##', 'OBSに置く'],
  ['## <kbd>Ctrl</kbd>で選ぶ', 'Ctrlで選ぶ'],
])('shows %s as a reader sees it', (line, heading) => {
  expect(readHeadings(line)[0]?.heading).toBe(heading);
});

it('ignores what looks like a heading inside code', () => {
  const text = '````md\n```\n## 中\n```\n## 中\n````\n\n~~~\n## 中\n~~~\n## 外\n';
  expect(readHeadings(text).map(({heading}) => heading)).toEqual(['外']);
});
