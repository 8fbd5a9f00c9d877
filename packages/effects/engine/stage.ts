import type {Item} from '../model';

export interface StageOptions {
  /** Equal seeds, equal calls and equal times give the same picture. */
  readonly seed: number;
  /** A calm fade in the place of flight and fall (prefers-reduced-motion). */
  readonly reducedMotion: boolean;
  /**
   * The size that pixels of the items mean, as of an OBS source: a small preview of 1920 by 1080
   * shows all of it. The canvas's own size in CSS pixels when not given.
   */
  readonly size?: {readonly width: number; readonly height: number};
  /** Where pictures are, by the names that items use. Names that are not here are taken as URLs. */
  readonly images?: ReadonlyMap<string, string>;
  /**
   * Called when a sound of an item is due, after its delay, with its name as the item has it.
   * The stage itself plays none.
   */
  readonly onSound?: (name: string) => void;
  /** Called once for each picture that cannot be loaded; a star is shown in its place. */
  readonly onMissingImage?: (name: string) => void;
}

export interface FireOptions {
  /** How often at once, as if the comment had said it so many times: 1 to 20. 1 when not given. */
  readonly times?: number;
  /** The items a connector may fire. What is not among them, and what is switched off, stays away. */
  readonly items?: readonly Item[];
  /** Emoji of the comment, for items that take them (`autoPick`). */
  readonly emojis?: readonly string[];
}

/** A canvas on which effects play. It draws only while there is something to draw. */
export interface Stage {
  /**
   * Plays an item, also one that is switched off: whoever fires by hand means it. Pictures and the
   * physics of falling things are loaded at their first use; the effect starts when they are there.
   * A connector that leads back to itself does not fire itself again.
   */
  readonly fire: (item: Item, options?: FireOptions) => void;
  /** Holds the picture; time does not pass. Calls do not add up: one `resume` is enough. */
  readonly pause: () => void;
  readonly resume: () => void;
  /** Takes everything away, also what is still to come. */
  readonly clear: () => void;
  /** Holds for what is fired from now on. */
  readonly setReducedMotion: (on: boolean) => void;
  /** Things on the stage and things still to come (delays, pictures being loaded). */
  readonly count: () => {readonly shown: number; readonly waiting: number};
  /** Lets milliseconds pass at once and draws, whether paused or not; for tests and pictures. */
  readonly advance: (milliseconds: number) => void;
  /** Fulfilled when nothing that was fired waits for a picture or for the physics any more. */
  readonly ready: () => Promise<void>;
  /** Stops, listens to nothing any more and empties the canvas. The stage cannot be used again. */
  readonly destroy: () => void;
}
