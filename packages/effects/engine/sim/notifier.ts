import type {NotifierItem} from '../../model';
import {noteLook} from './look';
import {pick, place, type Firing, type Scene} from './scene';
import type {NewThing} from './thing';
import {weighted} from './weighted';

/** The chosen picture, with the sound that belongs to it. */
export interface Drawn {
  readonly image: string | undefined;
  /** Stands for the item's own sound. */
  readonly sound: string | undefined;
}

/** Draws one of the pictures: by weight where there are weights (Pro), else each alike. */
export function drawImage(scene: Scene, {options}: NotifierItem): Drawn {
  const params = options.resourceParams ?? {};
  const hasWeights = options.images.some((name) => params[name] !== undefined);
  const image = hasWeights
    ? weighted(scene.random, options.images, (name) => params[name]?.weight ?? 1)
    : pick(scene, options.images);
  const sound = image === undefined ? undefined : params[image]?.sound;
  return {image, sound: sound === '' ? undefined : sound};
}

/**
 * A picture and a text at their place.
 * @returns undefined when there is neither
 */
export function noteThing(
  scene: Scene,
  {options}: NotifierItem,
  firing: Firing,
  image: string | undefined,
): NewThing | undefined {
  const {text = ''} = options;
  if (image === undefined && text === '') return undefined;
  const life = Math.max(100, options.lifeTime);
  const x = place(scene, options.positionType, options.x, scene.width);
  const y = place(scene, options.positionType, options.y, scene.height);
  const enter = Math.min(options.enterDuration ?? 500, life / 2);
  const leave = Math.min(options.leaveDuration ?? 500, life / 2);
  return {
    kind: 'note',
    look: noteLook({
      image,
      width: options.width,
      height: options.height,
      text,
      textPosition: options.textPosition ?? 'bottom',
      css: options.css ?? '',
    }),
    x,
    y,
    width: 0,
    height: 0,
    life,
    fade: 0,
    show: {
      x,
      y,
      originX: options.originX ?? 0.5,
      originY: options.originY ?? 0.5,
      enter: firing.calm ? 'fade' : (options.enter ?? 'fadeIn'),
      enterDuration: enter,
      displayed: firing.calm ? '' : (options.displayed ?? ''),
      displayedDuration: Math.max(100, options.displayedDuration ?? 1000),
      leave: firing.calm ? 'fade' : (options.leave ?? 'fadeOut'),
      leaveDuration: leave,
    },
  };
}
