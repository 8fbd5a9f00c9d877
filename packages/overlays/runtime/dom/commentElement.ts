import type {Settings} from '../../package/settings';
import type {Item} from '../comments/item';
import {timeText} from '../comments/timeText';
import {part} from './part';
import {picture, safeNodes} from './safeNodes';

export type Style = Readonly<Record<string, unknown>>;

/** What the look of one comment takes besides the comment. */
export interface Drawing {
  readonly settings: Settings;
  /** The inline style of a comment: colours of gifts, mark of members. */
  readonly styleOf: (item: Item) => Style;
  /** The name of the frame of a comment. */
  readonly frameOf: (item: Item) => string;
  readonly now: () => number;
}

/** The element of a comment in the structure of the family; undefined when it cannot be drawn. */
export function createComment(
  item: Item,
  parity: 'even' | 'odd',
  drawing: Drawing,
): HTMLElement | undefined {
  const element = part('div', `comment ${parity}`);
  return fillComment(element, item, drawing) ? element : undefined;
}

let isTold = false;

/** Draws a comment into its element. One that cannot be drawn takes no other with it. */
export function fillComment(element: HTMLElement, item: Item, drawing: Drawing): boolean {
  try {
    fill(element, item, drawing);
    return true;
  } catch (error) {
    if (!isTold) console.warn(error);
    isTold = true;
    return false;
  }
}

/** Classes stay, because a movement may be under way. */
function fill(element: HTMLElement, item: Item, drawing: Drawing): void {
  const style = drawing.styleOf(item);
  const {hideAnonymous, safe} = prepared(item, drawing.settings);
  const old = element.querySelector(':scope > .avatar');
  const avatar = part('div', 'avatar', picture(hideAnonymous ? '' : item.avatar, ''));
  const same = old?.isEqualNode(avatar) === true ? old : avatar;
  element.replaceChildren(
    same,
    part(
      'div',
      'comment-block',
      nameOf(item, drawing),
      part('div', 'comment-body', ...paidTexts(item), part('div', 'comment-text', ...safe.nodes)),
    ),
  );
  mark(element, item, drawing.frameOf(item));
  element.dataset['onlyImages'] = String(safe.hasOnlyImages);
  paint(element, style);
}

const prepared = (item: Item, {avatar, filter}: Settings) => ({
  hideAnonymous: avatar.hidesAnonymous && item.isAnonymous,
  safe: safeNodes(item.html, filter.maxLength),
});

function paidTexts({paidText, membership}: Item): HTMLElement[] {
  return [
    ...(paidText === '' ? [] : [part('div', 'paid-text', part('strong', '', paidText))]),
    ...(membership === '' ? [] : [part('div', 'paid-text', membership)]),
  ];
}

function nameOf(item: Item, drawing: Drawing): HTMLElement {
  const badges = item.badges
    .filter(({url, label}) => url !== '' || label !== '')
    .map(({url, label}) =>
      part('span', 'badge', url === '' ? part('span', '', label) : picture(url, label)),
    );
  const details = detailsOf(item, drawing);
  return part('div', 'name', item.name, ...badges, ...details);
}

function detailsOf(item: Item, {settings: {shown}, frameOf, now}: Drawing): HTMLElement[] {
  const parts: HTMLElement[] = [];
  if (shown.time !== 'none' && item.time !== undefined) {
    const time = part('span', 'time', timeText(item.time, shown.time, now()));
    time.dataset['time'] = String(item.time);
    parts.push(time);
  }
  const frame = shown.frame ? frameOf(item) : '';
  if (frame !== '') parts.push(part('span', 'frame-name', frame));
  if (shown.number && item.number !== undefined) {
    parts.push(part('span', 'number', `No.${item.number}`));
  }
  if (shown.count && item.count !== undefined) {
    parts.push(part('span', 'count', `${item.count}回目`));
  }
  const spaced = parts.flatMap((one, at) => (at === 0 ? [one] : [' ', one]));
  return parts.length === 0 ? [] : [part('span', 'details', ...spaced)];
}

/** The attributes of the family, and ours: anonymous, tier. */
function mark(element: HTMLElement, item: Item, frame: string): void {
  const attributes: Readonly<Record<string, string | boolean>> = {
    id: item.id,
    service: item.service,
    serviceId: item.frameId,
    serviceName: frame,
    user: item.user,
    gift: item.hasGift,
    owner: item.isOwner,
    moderator: item.isModerator,
    member: item.isMember,
    isNew: item.isNew,
    paid: item.paidText !== '',
    membership: item.membership !== '',
    anonymous: item.isAnonymous,
    tier: item.tier === undefined ? '' : String(item.tier),
  };
  for (const [name, value] of Object.entries(attributes)) element.dataset[name] = String(value);
}

/** Sets the style of a comment anew; the order in a surge stays. */
function paint(element: HTMLElement, style: Style): void {
  for (const name of [...element.style].filter((one) => one.startsWith('--lcv-'))) {
    element.style.removeProperty(name);
  }
  for (const [name, value] of Object.entries(style)) {
    if (typeof value === 'string') element.style.setProperty(name, value);
  }
}

/** Brings times like 「3分前」 up to date below an element. */
export function refreshTimes(root: ParentNode, form: Settings['shown']['time'], now: number): void {
  for (const time of root.querySelectorAll<HTMLElement>('.details .time')) {
    time.textContent = timeText(Number(time.dataset['time']), form, now);
  }
}
