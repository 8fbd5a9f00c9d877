import {ObsLink} from '@komebiyori/obs-link';
import {elementOf} from '../draw/element.browser';
import {createPicture} from '../draw/picture.browser';
import {createDesk} from '../model/desk';
import {epochAfter} from '../wire/packet';
import {createPadLink} from '../wire/padLink.browser';
import {randomId} from '../wire/randomId.browser';
import {watchHand} from './hand.browser';
import {watchKeys} from './keys.browser';
import {createLinkView} from './linkView.browser';
import {loadMarks, loadSettings, padId, saveMarks, saveSettings} from './memory.browser';
import {watchPhoto} from './photo.browser';
import {createToolbar} from './toolbar.browser';

/** The pen pad: what is drawn here is seen at once in the overlays it is linked with. */
const LASER_SECONDS = 1.2;
const SAVE_MS = 500;

const epoch = epochAfter(undefined, Date.now(), randomId());
let marks = 0;
let saving: ReturnType<typeof setTimeout> | undefined;

const picture = createPicture({
  shown(now) {
    if (desk.board.forget(now)) toolbar.show();
    return link.followed() ?? desk.board.shown();
  },
  laserSeconds: () => LASER_SECONDS,
});

const desk = createDesk({
  settings: loadSettings(),
  marks: loadMarks(),
  now: Date.now(),
  newId: () => {
    marks += 1;
    return `${epoch}-${marks}`;
  },
  onChanges(changes) {
    if (changes.length === 0) return;
    link.send(changes);
    picture.ask();
    // Points come too often for what the buttons show.
    if (changes.some(({op}) => op !== 'extend' && op !== 'reshape')) toolbar.show(changes);
    saving ??= setTimeout(() => {
      saving = undefined;
      keep();
    }, SAVE_MS);
  },
  onSettings(settings) {
    saveSettings(settings);
    toolbar.show();
  },
  onLaser(points, color) {
    link.sendLaser(points, color);
    picture.point(points, color);
  },
  onHelp: () => {
    elementOf('keys', HTMLDialogElement).showModal();
  },
});

/** Keeps the drawing, unless it is that of another tab. */
function keep(): void {
  if (!link.isPaused()) saveMarks(desk.board.shown());
}

const obs = new ObsLink();
obs.state.subscribe(() => {
  if (obs.isOpen()) link.sendWhole();
});
const link = createPadLink({
  sender: {pad: padId(), epoch},
  board: () => desk.board,
  obs,
  onPaused() {
    desk.pause(Date.now());
    showPause();
  },
  onFollowed: picture.ask,
  onResumed(shown) {
    const now = Date.now();
    desk.resume(shown ?? loadMarks().map((mark) => ({mark, endedAt: now})), now);
    keep();
    showPause();
    elementOf('told', HTMLElement).textContent = 'このタブで書けます。';
    picture.ask();
  },
});
const toolbar = createToolbar(desk);
const linkView = createLinkView(obs, link);

function showPause(): void {
  const isPaused = link.isPaused();
  // The button goes with the pause.
  const isLeft = document.activeElement === elementOf('take', HTMLButtonElement);
  if (!isPaused && isLeft) elementOf('link', HTMLButtonElement).focus();
  elementOf('taken', HTMLElement).hidden = !isPaused;
  document.body.toggleAttribute('data-paused', isPaused);
  toolbar.show();
  linkView.show();
}

elementOf('take', HTMLButtonElement).addEventListener('click', link.take);
// Whoever opens another tab leaves this one, and the other begins with what is kept.
addEventListener('blur', keep);
addEventListener('pagehide', () => {
  keep();
  link.leave();
});
addEventListener('pageshow', ({persisted}) => {
  // It has said goodbye: another tab may draw by now.
  if (persisted) location.reload();
});
new ResizeObserver(picture.fit).observe(picture.stage);
watchHand(picture.stage, desk);
watchKeys(desk);
watchPhoto();
toolbar.show();
linkView.start();
link.sendWhole();
// What begins to fade now, begins without an event.
setInterval(picture.ask, 250);
