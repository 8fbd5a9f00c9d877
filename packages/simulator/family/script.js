/*
 * The smallest template of the family: classes and attributes as in the templates that come with the
 * app. `?ready=late` calls OneSDK.ready() after loading, which is the mistake that keeps comments from
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

function draw(comment) {
  const {id, service, name, data} = comment;
  const known = elements.get(data.id);
  const element = known?.element ?? document.createElement('div');
  const parity = known?.parity ?? ((turn += 1) % 2 === 0 ? 'even' : 'odd');
  elements.set(data.id, {element, parity});
  element.className = `comment ${parity}`;
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
  return element;
}

async function start() {
  await OneSDK.ready();
  document.body.hidden = false;
  await OneSDK.setup({permissions: OneSDK.usePermission([OneSDK.PERM.COMMENT])});
  OneSDK.subscribe({
    action: 'comments',
    callback: (comments) => {
      list.replaceChildren(...comments.map(draw));
      const ids = new Set(comments.map(({data}) => data.id));
      for (const id of elements.keys()) if (!ids.has(id)) elements.delete(id);
    },
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
