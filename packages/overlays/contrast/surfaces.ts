import type {Design} from '../model/design';
import type {Standing} from '../model/group';
import type {Values} from '../model/groups';
import {SERVICES} from '../model/services';
import {isFor} from '../model/appVersions';
import {ROLES} from '../groups/roles';
import {TIERS} from '../groups/paid';
import {ownValuesOf, valuesOf} from '../model/values';
import {templateOf} from '../templates/registry';
import {readableOn, stack} from './color';

/** An edge around letters. */
interface Edge {
  /** In pixels, beside the letter. */
  readonly width: number;
  readonly color: string;
}

/** A text of an overlay with what it stands on. */
export interface Surface {
  /** `name`, `body`, `paid`, `role:owner:name`; the same for the same text of every design. */
  readonly id: string;
  /** As the visitor knows it. */
  readonly label: string;
  /** The option that gives the text its colour; undefined when it is made from others. */
  readonly colorKey?: string;
  /** All colours of the text: two of a gradient. */
  readonly colors: readonly string[];
  /** The boxes it may stand on; none for a text without box. */
  readonly boxes: readonly string[];
  readonly edge?: Edge;
  /** `name`, `body` and `paid` have an edge by options. */
  readonly edgeOf?: 'name' | 'body' | 'paid';
  /** In pixels. */
  readonly size: number;
  readonly weight: number;
}

/** All texts of a design whose colours are ours; paid colours of a service are the service's. */
export function surfacesOf(design: Design): readonly Surface[] {
  const values = valuesOf(design);
  const name = nameOf(values);
  const body = bodyOf(values);
  const {own} = templateOf(design.template);
  const surfaces = [
    name,
    body,
    ...paidOf(values, body),
    ...rolesOf(values, name, body),
    ...servicesOf(values, design, name, body),
    ...marksOf(values),
  ];
  const standing = own?.standing?.(ownValuesOf(design), accentsOf(values, design));
  return own === undefined || standing === undefined
    ? surfaces
    : standOn(surfaces, own.id, standing, {size: body.size, weight: body.weight});
}

function nameOf({name, body, box, outline}: Values): Surface {
  return {
    id: 'name',
    label: '名前',
    colorKey: 'name.color',
    colors: name.hasGradient ? [name.color, name.second] : [name.color],
    boxes: box.isShown && box.area !== 'text' ? boxes(box) : [],
    edge: {width: outline.nameWidth, color: outline.nameColor},
    edgeOf: 'name',
    size: name.size * body.size,
    weight: name.weight,
  };
}

function bodyOf({body, box, outline}: Values): Surface {
  return {
    id: 'body',
    label: '本文',
    colorKey: 'body.color',
    colors: body.hasGradient ? [body.color, body.second] : [body.color],
    boxes: box.isShown ? boxes(box) : [],
    edge: {width: outline.bodyWidth, color: outline.bodyColor},
    edgeOf: 'body',
    size: body.size,
    weight: body.weight,
  };
}

const boxes = ({background, isStriped, odd, even}: Values['box']): readonly string[] =>
  isStriped ? [odd, even] : [background];

function paidOf({paid, body, outline}: Values, text: Surface): Surface[] {
  const look = {size: body.size, weight: body.weight};
  const amount: Surface = {
    ...look,
    id: 'paid',
    label: '金額',
    weight: 700,
    size: body.size * paid.amountSize,
    ...(paid.amountColor === ''
      ? {colors: [body.color], colorKey: 'body.color'}
      : {colors: [paid.amountColor], colorKey: 'paid.amountColor'}),
    boxes: text.boxes,
    edge: {width: outline.paidWidth, color: outline.paidColor},
    edgeOf: 'paid',
  };
  if (paid.colors === 'same') return [amount];
  if (paid.colors === 'service') return [];
  const own: Surface = {
    ...look,
    id: 'paid:own',
    label: 'ギフトの文字',
    colorKey: 'paid.text',
    colors: [paid.text],
    boxes: [paid.background],
  };
  const tiers = TIERS.map(({id}, at): Surface => ({
    ...look,
    id: `paid:${id}`,
    label: `ギフトの${at + 1}段目`,
    colors: [readableOn(paid[id])],
    boxes: [paid[id]],
  }));
  return paid.usesTiers ? [own, ...tiers] : [own];
}

/** Only what a role changes is told of it. */
function rolesOf({roles}: Values, name: Surface, body: Surface): Surface[] {
  return ROLES.flatMap(({id, label}) => {
    const background = roles[`${id}Box`];
    if (roles[`${id}IsHidden`]) return [];
    const named = varied(
      name,
      `role:${id}`,
      label,
      `roles.${id}Name`,
      roles[`${id}Name`],
      background,
    );
    const said = varied(
      body,
      `role:${id}`,
      label,
      `roles.${id}Body`,
      roles[`${id}Body`],
      background,
    );
    return [...named, ...said];
  });
}

function servicesOf({services}: Values, {app}: Design, name: Surface, body: Surface): Surface[] {
  return SERVICES.filter((service) => isFor(app, service)).flatMap(({id, label}) => {
    const accent = services[`${id}Accent`];
    const ownName = services[`${id}Name`];
    const usesAccent = ownName === '' && services.place === 'name';
    const key = `services.${id}${usesAccent ? 'Accent' : 'Name'}`;
    const color = usesAccent ? accent : ownName;
    const ownBox = services[`${id}Box`];
    const background = ownBox === '' && services.place === 'box' ? accent : ownBox;
    return [
      ...varied(name, `service:${id}`, label, key, color, background),
      ...varied(body, `service:${id}`, label, undefined, '', background),
    ];
  });
}

const accentsOf = ({services}: Values, {app}: Design): readonly string[] =>
  SERVICES.filter((service) => isFor(app, service)).map(({id}) => services[`${id}Accent`]);

/** A text that differs from the usual one in colour or box; none when it does not. */
function varied(
  usual: Surface,
  id: string,
  label: string,
  colorKey: string | undefined,
  color: string,
  background: string,
): Surface[] {
  const hasBox = background !== '' && (usual.edgeOf === 'body' || usual.boxes.length > 0);
  if (color === '' && !hasBox) return [];
  const {colorKey: usualKey, ...rest} = usual;
  const key = color === '' ? usualKey : colorKey;
  return [
    {
      ...rest,
      id: `${id}:${usual.id}`,
      label: `${label}の${usual.label}`,
      ...(key === undefined ? {} : {colorKey: key}),
      colors: color === '' ? usual.colors : [color],
      boxes: hasBox ? [background] : usual.boxes,
    },
  ];
}

function marksOf({shown, body}: Values): Surface[] {
  if (shown.first === '') return [];
  return [
    {
      id: 'first',
      label: '初めての人のマーク',
      colorKey: 'shown.firstColor',
      colors: [shown.firstColor],
      boxes: [shown.firstBackground],
      size: body.size * 0.7,
      weight: 700,
    },
  ];
}

/** The texts as they stand in a template that puts colours of its own behind them. */
function standOn(
  surfaces: readonly Surface[],
  group: string,
  {nameOn = [], above = [], below = [], texts = []}: Standing,
  look: Pick<Surface, 'size' | 'weight'>,
): readonly Surface[] {
  const own = texts.map(({field, label, color, box}): Surface => ({
    ...look,
    id: `${group}:${field}`,
    label,
    colorKey: `${group}.${field}`,
    colors: [color],
    boxes: [box],
  }));
  const standing = surfaces.map((surface): Surface => {
    // Marks and gifts bring a box of their own.
    if (surface.edgeOf === undefined) return surface;
    const box = layers(above, surface.boxes);
    const boxes = surface.edgeOf === 'name' ? layers(nameOn, box) : box;
    return {...surface, boxes: layers(boxes, below)};
  });
  return [...standing, ...own];
}

/** Every one of some colours over every one of others; where there are none, the others alone. */
function layers(tops: readonly string[], lower: readonly string[]): readonly string[] {
  if (tops.length === 0) return lower;
  if (lower.length === 0) return tops;
  return tops.flatMap((top) => lower.map((one) => stack(top, one)));
}
