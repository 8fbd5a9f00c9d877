import type {LoadedVersion} from '@docusaurus/plugin-content-docs';

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** The labels of the categories above each doc of the sidebars, by doc id. */
export function breadcrumbsById(sidebars: LoadedVersion['sidebars']): Map<string, string[]> {
  const byId = new Map<string, string[]>();
  const walk = (items: readonly SidebarItem[], above: string[]): void => {
    for (const item of items) {
      if (item.type === 'doc') byId.set(item.id, above);
      if (item.type !== 'category') continue;
      if (item.link?.type === 'doc') byId.set(item.link.id, above);
      walk(item.items, [...above, item.label]);
    }
  };
  for (const items of Object.values(sidebars)) walk(items, []);
  return byId;
}
