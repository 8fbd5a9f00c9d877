import {ObsLink} from '@komebiyori/obs-link';
import {createFrames} from '../draw/frames.browser';
import {createLaser} from '../draw/laser.browser';
import {createLayers} from '../draw/layers.browser';
import {elementOf} from '../draw/element.browser';
import {createDesk} from '../model/desk';
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
// In base 36 the clock has eight digits until 2059: later visits sort after earlier ones.
const epoch = `${Date.now().toString(36)}-${randomId()}`;
let marks = 0;
let saving: ReturnType<typeof setTimeout> | undefined;

const frames = createFrames((now) => {
  if (desk.board.forget(now)) toolbar.show();
  layers.draw(desk.board.shown(), now);
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
      saveMarks(desk.board.shown());
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

const obs = new ObsLink();
obs.state.subscribe(() => {
  if (obs.isOpen()) link.sendWhole();
});
const link = createPadLink({
  sender: {pad: padId(), epoch},
  board: () => desk.board,
  obs,
  onTaken: () => {
    elementOf('taken', HTMLElement).hidden = false;
  },
});
const toolbar = createToolbar(desk);
const linkView = createLinkView(obs, link.screens);

function fit(): void {
  const {width, height} = stage.getBoundingClientRect();
  layers.resize(width * devicePixelRatio, height * devicePixelRatio);
  laser.resize(width * devicePixelRatio, height * devicePixelRatio);
  frames.ask();
}

elementOf('take', HTMLButtonElement).addEventListener('click', () => {
  saveMarks(desk.board.shown());
  location.reload();
});
addEventListener('pagehide', () => {
  saveMarks(desk.board.shown());
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
