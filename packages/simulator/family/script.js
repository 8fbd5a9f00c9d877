/*
 * The smallest template of the family: variables, classes and attributes as in the templates that come
 * with the app, as the manual's tables name them. `?ready=late` calls OneSDK.ready() after loading, which is the mistake that keeps comments from
 * ending with their lifeTime.
 */
const list = document.getElementById('comments');
const elements = new Map();
let turn = 0;

/** Comments are HTML made of what viewers wrote: only text, line breaks and pictures are kept. */
function safeNodes(html) {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const copy = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return [node.textContent];
    if (['SCRIPT', 'STYLE', 'IFRAME', 'TEMPLATE'].includes(node.nodeName.toUpperCase())) return [];
    if (node.nodeName === 'BR') return [document.createElement('br')];
    if (node.nodeName !== 'IMG') return [...node.childNodes].flatMap(copy);
    if (!/^(?:https:|data:image\/)/.test(node.getAttribute('src') ?? '')) return [];
    return [picture(node.getAttribute('src'), node.alt, node.className)];
  };
  return [...parsed.body.childNodes].flatMap(copy);
}

function picture(src, alt, className) {
  const image = document.createElement('img');
  if (/^(?:https?:|data:image\/)/.test(src)) image.src = src;
  image.alt = alt;
  image.className = className;
  return image;
}

function part(className, ...children) {
  const element = document.createElement('div');
  element.className = className;
  element.append(...children);
  return element;
}

/** The classes and the attribute that the manual puts on a comment by script. */
function decorate(element, {data, meta}) {
  const price = data.price ?? 0;
  element.classList.toggle('is-gold', price >= 10000);
  element.classList.toggle('is-silver', price >= 1000 && price < 10000);
  element.classList.toggle('is-regular', (meta?.tc ?? 0) >= 100);
  if (data.meta?.label !== undefined) element.dataset.label = data.meta.label;
}

function draw(comment) {
  const {id, service, name, data} = comment;
  const known = elements.get(data.id);
  // Drawn anew, its pictures would load again and its movements begin again.
  if (known?.comment === comment) return known.element;
  const element = known?.element ?? document.createElement('div');
  const parity = known?.parity ?? ((turn += 1) % 2 === 0 ? 'even' : 'odd');
  elements.set(data.id, {comment, element, parity});
  element.classList.add('comment', parity);
  element.style.cssText = '';
  for (const [key, value] of Object.entries(OneSDK.getCommentStyle(comment))) {
    element.style.setProperty(key, value);
  }
  Object.assign(element.dataset, {
    id: data.id,
    service,
    serviceId: id,
    serviceName: name,
    user: data.name,
    gift: String(data.hasGift),
    owner: String(data.isOwner),
    moderator: String(Boolean(data.isModerator)),
    member: String(Boolean(data.isMember)),
    isNew: String(Boolean(data.isFirstTime)),
    paid: String(Boolean(data.paidText)),
    membership: String(Boolean(data.membership)),
  });
  const badges = data.badges.map(({url, label}) => part('badge', picture(url, label, '')));
  const paid = data.paidText ? [part('paid-text', data.paidText)] : [];
  element.replaceChildren(
    part('avatar', picture(data.profileImage, '', '')),
    part(
      'comment-block',
      part('name', data.displayName ?? data.name, ...badges),
      part('comment-body', ...paid, part('comment-text', ...safeNodes(data.comment))),
    ),
  );
  decorate(element, comment);
  return element;
}

/**
 * A movement by three classes, as those of the app's templates: `-from` where it begins, `-to` where it
 * ends, `-active` all along.
 */
async function move(element, name) {
  const before = element.getAnimations();
  element.classList.add(`${name}-from`);
  // Asked for its place, the browser draws the beginning.
  element.getBoundingClientRect();
  element.classList.replace(`${name}-from`, `${name}-to`);
  element.classList.add(`${name}-active`);
  await ends(element, before);
  element.classList.remove(`${name}-to`, `${name}-active`);
}

/** Waits for what began to move; not for what moved before, nor for what never ends. */
const ends = (element, before) =>
  Promise.allSettled(
    element
      .getAnimations()
      .filter((one) => !before.includes(one))
      .filter(({effect}) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({finished}) => finished),
  );

/** Lets the others glide from where they were. */
async function glide(element, from) {
  const by = from - element.getBoundingClientRect().top;
  if (by === 0) return;
  const before = element.getAnimations();
  element.style.transform = `translateY(${by}px)`;
  element.getBoundingClientRect();
  element.classList.add('comment-move');
  element.style.transform = '';
  await ends(element, before);
  element.classList.remove('comment-move');
}

/** Whatever the direction, the newest is in view. */
function show(element) {
  const {top, bottom} = element.getBoundingClientRect();
  if (bottom > innerHeight) scrollBy(0, bottom - innerHeight);
  else if (top < 0) scrollBy(0, top);
}

function render(comments) {
  const ids = new Set(comments.map(({data}) => data.id));
  for (const [id, {element}] of elements) {
    if (ids.has(id)) continue;
    elements.delete(id);
    move(element, 'comment-leave').then(() => element.remove());
  }
  const drawn = comments.map(draw);
  const fresh = drawn.filter(({parentNode}) => parentNode === null);
  // Where it begins, before it is drawn for the first time.
  for (const element of fresh) element.classList.add('comment-enter-from');
  const places = new Map(
    drawn.flatMap((element) =>
      fresh.includes(element) ? [] : [[element, element.getBoundingClientRect().top]],
    ),
  );
  drawn.reduceRight((after, element) => {
    if (element.parentNode === null) list.insertBefore(element, after);
    return element;
  }, null);
  const newest = fresh.at(-1);
  if (newest !== undefined) show(newest);
  for (const [element, top] of places) glide(element, top);
  for (const element of fresh) move(element, 'comment-enter');
}

async function start() {
  await OneSDK.ready();
  document.body.hidden = false;
  await OneSDK.setup({permissions: OneSDK.usePermission([OneSDK.PERM.COMMENT])});
  OneSDK.subscribe({
    action: 'comments',
    callback: render,
  });
  OneSDK.subscribe({
    action: 'pinned',
    callback: (comment) => {
      for (const [id, {element}] of elements) {
        element.classList.toggle('pinned', id === comment?.data.id);
      }
    },
  });
  await OneSDK.connect();
  document.body.dataset.licensed = String(await OneSDK.checkLicensed());
}

if (new URLSearchParams(location.search).get('ready') === 'late') {
  addEventListener('load', () => setTimeout(start, 0));
} else {
  start();
}
