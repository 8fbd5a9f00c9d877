import {templateOf} from '../templates/registry';
import type {Design} from '../model/design';
import {versionLabel} from '../model/nearest';
import {valuesOf} from '../model/values';
import {MIT_TERMS} from './mit';
import {titleOf} from './slug';

/** The file by which the app lists a template (`TemplateData` of the SDK). */
export function templateJson(design: Design, link: string): string {
  const {width, height} = valuesOf(design).canvas;
  const {description} = templateOf(design.template);
  const author = design.author ?? 'コメびより テンプレートエディタ';
  const facts = {name: titleOf(design), author, link, description, width, height};
  return `${JSON.stringify(facts, undefined, 2)}\n`;
}

/** What somebody reads who opens the zip. */
export function readme(design: Design, link: string): string {
  const {name, isPro, weight} = templateOf(design.template);
  const {width, height} = valuesOf(design).canvas;
  const notes = [
    ...(isPro
      ? [
          '無料でも使えます。ただし、Proのライセンスがないときは、効果の一部が止まり、小さく「Pro」と出ます。',
        ]
      : []),
    ...(weight.kind === 'heavy' ? [weight.why] : []),
  ];
  return `${titleOf(design)}
元のテンプレート：${name}（本アプリ${versionLabel(design.app)}用）
大きさ：幅${width}、高さ${height}

使い方
1. このzipを展開せずに、本アプリのテンプレートのウィンドウへドラッグします。
2. 「カスタム」のタブに出たら、青い文字をOBSの「ソース」へドラッグします。
3. 幅と高さを、上の「大きさ」にします。
${notes.map((note) => `\n${note}\n`).join('')}
作り直すとき
${link} を開き、このzipを読み込みます。
`;
}

/** What a font's licence wants to be told (OFL 1.1, condition 2). */
export interface FontNotice {
  readonly copyright: string;
  /** The whole text. */
  readonly licence: string;
}

interface NamedFont {
  readonly family: string;
  readonly notice?: FontNotice;
}

/** The licence of our part, that of the site's code, and what the fonts bring. */
export const licence = (fonts: readonly NamedFont[]): string => `${MIT}${fontNotices(fonts)}`;

/** A package of others whose code is in a zip. */
export interface PackageNotice {
  readonly name: string;
  /** The whole text. */
  readonly licence: string;
}

/** The licence of our part, and of the packages whose code is bundled with it. */
export const licenceWith = (packages: readonly PackageNotice[]): string =>
  [MIT, ...packages.map((one) => `\n${LINE}\n${one.name}\n\n${one.licence}\n`)].join('');

const MIT = `MIT License

Copyright (c) コメびより

${MIT_TERMS}`;

const LINE = '-'.repeat(72);

function fontNotices(fonts: readonly NamedFont[]): string {
  const notices = new Map(fonts.map(({family, notice}) => [family, notice]));
  const own = [...notices].filter(([, notice]) => notice === undefined);
  const known = [...notices].flatMap(([family, notice]) =>
    notice === undefined ? [] : [{family, ...notice}],
  );
  const texts = new Set(known.map((one) => one.licence.trim()));
  return [
    ...own.map(
      ([family]) =>
        `\nThe font files of ${family} in assets/ were added by whoever made this template. Their\nlicence is that of the font.\n`,
    ),
    ...known.map(({family, copyright}) => `\n${LINE}\nFont: ${family}\n${copyright.trim()}\n`),
    ...[...texts].map((text) => `\n${LINE}\n${text}\n`),
  ].join('');
}
