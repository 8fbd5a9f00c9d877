import type {Plugin} from '@docusaurus/types';

type Configure = NonNullable<Plugin['configureWebpack']>;

/**
 * For `configureWebpack` of a plugin whose remark part puts the content of other files into pages:
 * the bundler keeps pages from one build to the next, and does not see those files. A change of one
 * of them makes it begin anew.
 */
export function rebuildOn(files: readonly string[]): Configure {
  const persistent = {cache: {buildDependencies: [...files]}};
  return ({experiments}) => ({experiments: {...experiments, ...persistent}});
}
