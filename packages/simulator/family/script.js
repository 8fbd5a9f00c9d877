/*
 * 付属のテンプレートと同じ変数、クラス、属性を使う、小さなテンプレートです。
 * URLに`?ready=late`を付けると、読み込みが終わってからOneSDK.ready()を呼びます。
 * lifeTimeを過ぎたコメントが消えなくなる、よくある間違いの見本です。
 */
const list = document.getElementById('comments');
const elements = new Map();
let turn = 0;

/** コメントは、視聴者が書いたものを含むHTMLです。文字、改行、画像だけを残します。 */
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

/** マニュアルがスクリプトで付けているクラスと属性です。 */
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
  // 作り直すと、画像の読み込みと動きが最初からになります。
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
  const badges = (data.badges ?? [])
    .filter((badge) => typeof badge?.url === 'string')
    .map(({url, label}) => part('badge', picture(url, label ?? '', '')));
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

/** 付属のテンプレートと同じ3つのクラスで動かします。`-from`は始まり、`-to`は終わり、`-active`は動いている間です。 */
async function move(element, name) {
  const before = element.getAnimations();
  element.classList.add(`${name}-from`);
  // 位置を読むと、ブラウザが始まりの状態を描きます。
  element.getBoundingClientRect();
  element.classList.replace(`${name}-from`, `${name}-to`);
  element.classList.add(`${name}-active`);
  await ends(element, before);
  element.classList.remove(`${name}-to`, `${name}-active`);
}

/** 新しく始まった動きが終わるのを待ちます。前からの動きと、終わらない動きは待ちません。 */
const ends = (element, before) =>
  Promise.allSettled(
    element
      .getAnimations()
      .filter((one) => !before.includes(one))
      .filter(({effect}) => Number.isFinite(effect.getComputedTiming().endTime))
      .map(({finished}) => finished),
  );

/** ほかのコメントを、元の位置から滑らせます。 */
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

/** どの向きでも、一番新しいコメントを見えるようにします。 */
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
  // 初めて描かれる前に、始まりの状態にします。
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
