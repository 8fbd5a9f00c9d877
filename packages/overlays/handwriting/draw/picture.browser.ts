import type {Shown} from '../model/board';
import type {Point} from '../model/mark';
import {elementOf} from './element.browser';
import {createLaser} from './laser.browser';
import {createLayers} from './layers.browser';
import type {Look} from './paint.browser';

/** What pad and overlay show: the drawing and, above it, the trail of the pointer. */
export interface Picture {
  readonly stage: HTMLElement;
  /** Has it drawn with the next frame, where it is to look otherwise. */
  readonly ask: () => void;
  readonly point: (points: readonly Point[], color: string) => void;
  /** Fits the canvases to the stage. */
  readonly fit: () => void;
  readonly restyle: (look: Look) => void;
}

interface PictureOptions {
  /** What is drawn; called once a frame at most, with the time of day in milliseconds. */
  readonly shown: (now: number) => readonly Shown[];
  /** How long a place that was pointed at is seen. */
  readonly laserSeconds: () => number;
}

export function createPicture({shown, laserSeconds}: PictureOptions): Picture {
  const stage = elementOf('stage', HTMLElement);
  const layers = createLayers(elementOf('still', HTMLCanvasElement), {
    group: elementOf('wet', HTMLElement),
    live: elementOf('live', HTMLCanvasElement),
    tip: elementOf('tip', HTMLCanvasElement),
  });
  const laser = createLaser(elementOf('laser', HTMLCanvasElement), laserSeconds);
  let isAsked = false;
  const ask = (): void => {
    if (isAsked) return;
    isAsked = true;
    requestAnimationFrame(() => {
      isAsked = false;
      const now = Date.now();
      layers.draw(shown(now), now);
      const isTrailing = laser.draw(now);
      if (isTrailing || layers.isMoving(now)) ask();
    });
  };
  return {
    stage,
    ask,
    point(points, color) {
      laser.add(points, color, Date.now());
      ask();
    },
    fit() {
      const {width, height} = stage.getBoundingClientRect();
      layers.resize(width * devicePixelRatio, height * devicePixelRatio);
      laser.resize(width * devicePixelRatio, height * devicePixelRatio);
      ask();
    },
    restyle(look) {
      layers.restyle(look);
      ask();
    },
  };
}
