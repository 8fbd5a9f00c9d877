import {expect, it} from 'vitest';
import {checkContrast, sayFinding} from '../contrast/checkContrast';
import {newDesign, setOptions} from '../model/design';
import {TEMPLATES} from '../templates/registry';
import {applyPalette, PALETTES} from './palettes';

it('has 24 palettes or more, each with its own name', () => {
  expect(PALETTES.length).toBeGreaterThanOrEqual(24);
  expect(new Set(PALETTES.map(({id}) => id)).size).toBe(PALETTES.length);
  expect(new Set(PALETTES.map(({name}) => name)).size).toBe(PALETTES.length);
});

const looks = [
  [
    'without a box',
    {
      'box.isShown': false,
      'outline.nameWidth': 2.5,
      'outline.bodyWidth': 2.5,
      'outline.paidWidth': 2.5,
    },
  ],
  [
    'in a box without edges',
    {'box.isShown': true, 'outline.bodyWidth': 0, 'outline.nameWidth': 0, 'box.area': 'whole'},
  ],
  ['with paid colours', {'paid.colors': 'own'}],
] as const;

it.each(
  PALETTES.flatMap((palette) =>
    TEMPLATES.flatMap(({id}) =>
      [['as it is', {}] as const, ...looks].map(([look, options]) => ({
        palette,
        id,
        look,
        options,
      })),
    ),
  ),
)('$palette.name reads well in $id $look', ({palette, id, options}) => {
  // No name without an edge reads on the colours of all services.
  const own = id === 'card' ? {'card.usesService': false} : {};
  const design = setOptions(applyPalette(newDesign(id, '8_0'), palette), {...options, ...own});
  expect(
    checkContrast(design)
      .filter(({passes}) => !passes)
      .map(sayFinding),
  ).toEqual([]);
});
