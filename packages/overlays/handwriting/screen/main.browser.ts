import {openChannel} from '@komebiyori/lib/channel.browser';
import {PLAIN, type Look} from '../draw/paint.browser';
import {createPicture} from '../draw/picture.browser';
import {createDesk} from '../model/desk';
import {createScreen} from '../model/screen';
import {DEFAULTS} from '../model/settings';
import {watchHand} from '../pad/hand.browser';
import {watchKeys} from '../pad/keys.browser';
import {CHANNEL, padPacketOf, type PadPacket} from '../wire/packet';
import {readPacket} from '../wire/read';
import {writePacket} from '../wire/write';
import {randomId} from '../wire/randomId.browser';

/** The overlay: shows what pads send, and can be drawn on by itself in OBS's window for it. */
const screen = createScreen();
const id = randomId();
let look = readLook();
let marks = 0;

const picture = createPicture({
  shown(now) {
    screen.forget(now);
    desk.board.forget(now);
    const shown = [...screen.shown(), ...desk.board.shown()];
    document.body.dataset['marks'] = String(shown.length);
    return shown;
  },
  laserSeconds: () => look.laserSeconds,
});

const desk = createDesk({
  settings: DEFAULTS,
  now: Date.now(),
  newId: () => {
    marks += 1;
    return `${id}-${marks}`;
  },
  onChanges: picture.ask,
  onSettings: () => undefined,
  onLaser: picture.point,
  onHelp: () => undefined,
});

const channel = openChannel(CHANNEL);
const say = (pad: string, isBehind: boolean): void => {
  channel?.postMessage(writePacket({kind: 'here', screen: id, pad, isBehind}));
};

function take(packet: PadPacket | undefined): void {
  if (packet === undefined) return;
  document.body.dataset['heard'] = '';
  const isBehind = screen.receive(packet, Date.now());
  // Who clears means all that is to be seen.
  if (packet.kind === 'changes' && packet.changes.some(({op}) => op === 'clear')) {
    desk.board.clear();
  }
  if (packet.kind === 'laser') picture.point(packet.points, packet.color);
  if (isBehind || packet.kind === 'beat') say(packet.pad, isBehind);
  picture.ask();
}

channel?.addEventListener('message', ({data}) => {
  take(padPacketOf(readPacket(data)));
});
// OBS hands what others send it to its browser sources as an event of the window.
addEventListener(CHANNEL, (event) => {
  if (event instanceof CustomEvent) take(padPacketOf(readPacket(event.detail)));
});

/** OBS adds custom CSS after the page has loaded, and a change of it is no event. */
function relook(): void {
  const next = readLook();
  if (JSON.stringify(next) === JSON.stringify(look)) return;
  look = next;
  picture.restyle(look);
}

addEventListener('resize', picture.fit);
if (look.isDirect) {
  watchHand(picture.stage, desk);
  watchKeys(desk);
}
document.body.dataset['in'] = 'obsstudio' in window ? 'obs' : 'browser';
picture.restyle(look);
picture.fit();
setInterval(() => {
  relook();
  // What begins to fade now, begins without an event.
  picture.ask();
}, 250);
say('', true);

/** What the custom CSS of OBS can say; style.css of the template names them all. */
export interface ScreenLook extends Look {
  readonly laserSeconds: number;
  /** Whether one can draw on the screen itself. */
  readonly isDirect: boolean;
}

/** Reads the variables of `:root`; what makes no sense is as at first. */
function readLook(): ScreenLook {
  const style = getComputedStyle(document.documentElement);
  const text = (name: string): string => style.getPropertyValue(name).trim();
  const number = (name: string, least: number, most: number, initial: number): number => {
    const value = Number.parseFloat(text(name));
    return Number.isFinite(value) ? Math.min(Math.max(value, least), most) : initial;
  };
  const rim = text('--hw-rim-color');
  return {
    scale: number('--hw-line-scale', 0.25, 4, PLAIN.scale),
    highlighter: number('--hw-highlighter', 0.05, 1, PLAIN.highlighter),
    rim: {
      width: number('--hw-rim-width', 0, 20, 0),
      color: CSS.supports('color', rim) ? rim : PLAIN.rim.color,
    },
    laserSeconds: number('--hw-laser-seconds', 0.2, 5, 1.2),
    isDirect: text('--hw-direct') !== '0',
  };
}
