import type {Config} from '@docusaurus/types';

/**
 * What stops a build: links and images that lead nowhere. What only warns: anchors and routes
 * declared twice. Shared with the fixture sites that show each rule (tests/fixtures).
 */
export const buildRules = {
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {hooks: {onBrokenMarkdownImages: 'throw', onBrokenMarkdownLinks: 'throw'}},
} satisfies Partial<Config>;
