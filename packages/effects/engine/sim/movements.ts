import type {Show, Thing} from './thing';

/** Pixels that a slide covers, as a share of the stage's height. */
const SLIDE = 0.3;

const easeOut = (share: number): number => 1 - (1 - share) ** 3;
/** Comes a little too far and goes back. */
const overshoot = (share: number): number => 1 + 2.7 * (share - 1) ** 3 + 1.7 * (share - 1) ** 2;

/** The side a slide comes from or goes to, by the usual names of CSS animations. */
function side(name: string, isLeaving: boolean): readonly [number, number] {
  const sign = isLeaving ? 1 : -1;
  if (/left/iu.test(name)) return [-1, 0];
  if (/right/iu.test(name)) return [1, 0];
  if (/up/iu.test(name)) return [0, -sign];
  return [0, sign];
}

interface Passage {
  /** Of the movement; unknown names fade. */
  readonly name: string;
  /** 0 is away, 1 is there. */
  readonly share: number;
  readonly isLeaving: boolean;
}

/** Where the thing is while it comes or goes. */
function comeOrGo(thing: Thing, {name, share, isLeaving}: Passage, height: number): void {
  if (name === '') return;
  thing.alpha = Math.min(1, share * 1.4);
  if (/slide|move|in(?:Up|Down|Left|Right)/iu.test(name)) {
    const [x, y] = side(name, isLeaving);
    const away = (1 - easeOut(share)) * SLIDE * height;
    thing.x += x * away;
    thing.y += y * away;
  } else if (/zoom|scale|grow|shrink|pop|bounce|back/iu.test(name)) {
    thing.scale = Math.max(0, 0.3 + 0.7 * (isLeaving ? easeOut(share) : overshoot(share)));
  } else if (/rotat|spin|roll|flip/iu.test(name)) {
    thing.angle = (1 - easeOut(share)) * -Math.PI;
  }
}

/** What it does while it is there; `turn` is 0 to 1 for each round. */
function stay(thing: Thing, name: string, turn: number, height: number): void {
  const wave = Math.sin(turn * Math.PI * 2);
  if (/shake|swing|wobble|tada|jello/iu.test(name)) thing.angle = wave * 0.09;
  else if (/bounce|jump|float/iu.test(name))
    thing.y -= Math.abs(Math.sin(turn * Math.PI)) * 0.04 * height;
  else if (/rotat|spin|roll|flip/iu.test(name)) thing.angle = turn * Math.PI * 2;
  else if (/pulse|beat|heart|rubber/iu.test(name)) thing.scale = 1 + wave * 0.05;
}

/** Puts a notifier where it is at its age. */
export function moveNote(thing: Thing, show: Show, height: number): void {
  thing.x = show.x;
  thing.y = show.y;
  thing.angle = 0;
  thing.scale = 1;
  thing.alpha = 1;
  const left = thing.life - thing.age;
  if (thing.age < show.enterDuration) {
    const share = thing.age / show.enterDuration;
    comeOrGo(thing, {name: show.enter, share, isLeaving: false}, height);
  } else if (left < show.leaveDuration) {
    const share = Math.max(0, left / show.leaveDuration);
    comeOrGo(thing, {name: show.leave, share, isLeaving: true}, height);
  } else {
    const since = thing.age - show.enterDuration;
    stay(thing, show.displayed, (since / show.displayedDuration) % 1, height);
  }
}
