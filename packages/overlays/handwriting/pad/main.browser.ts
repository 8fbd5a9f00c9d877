import {ObsLink} from '@komebiyori/obs-link';
import {createFrames} from '../draw/frames.browser';
import {createLaser} from '../draw/laser.browser';
import {createLayers} from '../draw/layers.browser';
import {elementOf} from '../draw/element.browser';
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

const stage = elementOf('stage', HTMLElement);
const layers = createLayers(elementOf('still', HTMLCanvasElement), {
  group: elementOf('wet', HTMLElement),
  live: elementOf('live', HTMLCanvasElement),
  tip: elementOf('tip', HTMLCanvasElement),
});
const laser = createLaser(elementOf('laser', HTMLCanvasElement), () => LASER_SECONDS);
const epoch = epochAfter(undefined, Date.now(), randomId());
let marks = 0;
let saving: ReturnType<typeof setTimeout> | undefined;

const frames = createFrames((now) => {
  if (desk.board.forget(now)) toolbar.show();
  layers.draw(link.followed() ?? desk.board.shown(), now);
  return laser.draw(now) || layers.isMoving(now);
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
    frames.ask();
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
    laser.add(points, color, Date.now());
    frames.ask();
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
  onFollowed: () => {
    frames.ask();
  },
  onResumed(shown) {
    const now = Date.now();
    desk.resume(shown ?? loadMarks().map((mark) => ({mark, endedAt: now})), now);
    keep();
    showPause();
    elementOf('told', HTMLElement).textContent = 'このタブで書けます。';
    frames.ask();
  },
});
const toolbar = createToolbar(desk);
const linkView = createLinkView(obs, link);

function fit(): void {
  const {width, height} = stage.getBoundingClientRect();
  layers.resize(width * devicePixelRatio, height * devicePixelRatio);
  laser.resize(width * devicePixelRatio, height * devicePixelRatio);
  frames.ask();
}

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
new ResizeObserver(fit).observe(stage);
watchHand(stage, desk);
watchKeys(desk);
watchPhoto();
toolbar.show();
linkView.start();
link.sendWhole();
// What begins to fade now, begins without an event.
setInterval(frames.ask, 250);
