import {svg} from '@site/src/browser/elements.browser';
import type {Settings} from '../settings/settings';
import {LABEL_SIZES, LINE, type LabelPlace} from './labels';
import type {Standing} from './standings';

type Named = Pick<Standing, 'key' | 'names' | 'count'>;

/** The labels of areas, each below the line that leads from it to a place that is far. */
export function drawLabels(
  areas: readonly Named[],
  places: ReadonlyMap<string, LabelPlace>,
  settings: Settings,
): readonly SVGElement[] {
  return areas.flatMap((area) => {
    const place = places.get(area.key);
    return place === undefined ? [] : drawLabel(area, place, settings);
  });
}

function drawLabel({names, count}: Named, place: LabelPlace, settings: Settings): SVGElement[] {
  const name = settings.labels === 'none' ? '' : names[settings.language];
  const number = settings.counts && count > 0 ? String(count) : '';
  const lines = [name, number].filter((line) => line !== '');
  if (lines.length === 0) return [];
  const {x, y, leadTo} = place;
  const size = LABEL_SIZES[settings.mode];
  const lead =
    leadTo === undefined
      ? []
      : [svg('line', {class: 'cmap-lead', x1: x, y1: y, x2: leadTo.x, y2: leadTo.y})];
  // The baseline of the first line: letters reach 0.86 of their height above theirs.
  const top = y - (lines.length * size * LINE) / 2 + size * 0.86;
  const text = svg(
    'text',
    {x, y: top, 'font-size': size},
    ...lines.map((line, i) =>
      svg(
        'tspan',
        {x, dy: i === 0 ? 0 : size * LINE, class: line === number && i > 0 ? 'cmap-n' : ''},
        line,
      ),
    ),
  );
  return [...lead, text];
}
