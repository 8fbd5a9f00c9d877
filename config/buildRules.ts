import type {Config} from '@docusaurus/types';

/**
 * What stops a build: links and images that lead nowhere. What only warns: anchors, and routes
 * declared twice (plugins/routes names their files). What of the front matter no page carries. Shared
 * with the small sites that show each rule (tests/built/buildRules.test.ts).
 */
export const buildRules = {
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw'},
    // `asked:` is the search's alone, which reads it by itself: no page is to carry it.
    parseFrontMatter: async (params) => {
      const result = await params.defaultParseFrontMatter(params);
      const {asked: _asked, ...frontMatter} = result.frontMatter;
      return {...result, frontMatter};
    },
  },
} satisfies Partial<Config>;
