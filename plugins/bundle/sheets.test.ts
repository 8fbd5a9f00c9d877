import {describe, expect, it} from 'vitest';
import {rankOf, sheetOf} from './sheets';

describe('each module is in one sheet', () => {
  it.each([
    ['src/theme/NotFound/Content/styles.module.css', 'rare'],
    ['src/theme/DocTagDocListPage/styles.module.css', 'rare'],
    ['src/theme/TOC/styles.module.css', 'theme'],
    ['src/figures/kit/Figure.module.css', 'theme'],
    ['src/figures/kit/TemplateThumb.module.css', 'scenes'],
    ['node_modules/@docusaurus/theme-classic/lib/theme/Tag/styles.module.css', 'theme'],
    ['src/components/ScrollTable/ScrollTable.module.css', 'theme'],
    ['src/components/Tabs/styles.module.css', 'tools'],
    ['src/components/PageCards/PageCards.module.css', 'components'],
    ['src/figures/kit/Tree.module.css', 'diagrams'],
    ['src/figures/kit/Window.module.css', 'windows'],
    ['src/figures/voice/Keys.module.css', 'Keys'],
    ['src/figures/MainWindowFigure.module.css', 'MainWindow'],
    ['src/features/pageFeedback/PageFeedback.module.css', 'theme'],
    ['plugins/markdown/changes/client/styles.module.css', 'theme'],
    ['plugins/search/client/HitText.module.css', 'search-plugin'],
    ['src/features/micChecker/MicChecker.module.css', 'micChecker'],
  ])('%s: %s', (file, sheet) => {
    expect(sheetOf(`/site/${file}`, {name: '0a1b2c3d', isInitial: false})).toBe(sheet);
    expect(sheetOf(`/site/${file}`, {name: 'main', isInitial: true})).toBe('styles');
  });

  it.each([
    'src/components/RouteLoading/RouteLoading.module.css',
    'src/theme/Loading/styles.module.css',
    'node_modules/@docusaurus/theme-classic/lib/nprogress.css',
    'plugins/search/client/LoadFailure.module.css',
  ])('%s comes with the application', (file) => {
    expect(sheetOf(`/site/${file}`, {name: 'main', isInitial: true})).toBe('application');
  });

  it('a part that is loaded after its page has a sheet of its own', () => {
    const file = '/site/src/features/micChecker/meters/LevelPanel.module.css';
    expect(sheetOf(file, {isInitial: false})).toBe('micChecker-later');
  });
});

it('a sheet stands behind those whose parts it may style', () => {
  const sheets = ['home', 'MainWindow', 'windows', 'components', 'tools', 'theme'].map(
    (name) => `/assets/css/${name}.0a1b2c3d.css`,
  );
  const sorted = [...sheets].sort((a, b) => rankOf(a) - rankOf(b));
  expect(sorted).toEqual([...sheets].reverse());
});
