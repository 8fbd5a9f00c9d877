import path from 'node:path';
import type {Plugin, PostCssOptions} from '@docusaurus/types';
import {DESKTOP, heedText, isDark} from './mediaQueries';

/** What is used of PostCSS's tree and of what it gives to a plugin. */
interface Rule {
  readonly selectors: readonly string[];
  clone: () => Rule;
  replaceWith: (rule: Rule) => void;
}
interface Styles {
  walkAtRules: (name: string, visit: (rule: {params: string}) => void) => void;
  walkRules: (visit: (rule: Rule) => void) => void;
}
interface PostCss {
  AtRule: new (rule: {name: string; params: string; nodes: Rule[]}) => Rule;
}

/**
 * What all styles (Docusaurus's, Infima's and ours) do in other surroundings than they were drawn for:
 * - The desktop layout needs room for its text. Who has set the browser to larger text gets the
 *   mobile layout on wider windows, also from Docusaurus's own question for the width; with text of
 *   16 px nothing differs.
 * - The dark mode is for screens. On paper the colours are the light ones.
 */
export default function mediaPlugin(): Plugin {
  return {
    name: 'media',
    configurePostCss(options: PostCssOptions) {
      const plugin = {
        postcssPlugin: 'media',
        Once(styles: Styles, {AtRule}: PostCss) {
          styles.walkAtRules('media', (rule) => {
            rule.params = heedText(rule.params);
          });
          const dark: Rule[] = [];
          styles.walkRules((rule) => {
            if (isDark(rule.selectors)) dark.push(rule);
          });
          for (const rule of dark) {
            rule.replaceWith(new AtRule({name: 'media', params: 'screen', nodes: [rule.clone()]}));
          }
        },
      };
      return {...options, plugins: [...options.plugins, plugin]};
    },
    configureWebpack: (_config, isServer) => (isServer ? {} : {module: {rules: [WINDOW_SIZE]}}),
  };
}

const WINDOW_SIZE = {
  test: /[\\/]theme-common[\\/]lib[\\/]hooks[\\/]useWindowSize\.js$/u,
  use: {loader: path.join(__dirname, 'windowSizeLoader.js'), options: {query: DESKTOP}},
};
