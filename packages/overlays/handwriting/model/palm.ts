/** What is known of a pointer when it comes down. */
interface Contact {
  readonly type: string;
  /** CSS pixels of the longer side of what touches; 1 where it is not known. */
  readonly size: number;
  readonly rejectsPalm: boolean;
}

/** No fingertip is as broad. */
const PALM_PX = 60;

/** Tells hands that lie on the screen from those that draw. */
export interface PalmGuard {
  readonly accepts: (contact: Contact) => boolean;
}

/** Where a pen was used, fingers and the palm are not: whoever has a pen rests the hand. */
export function createPalmGuard(): PalmGuard {
  let hasPen = false;
  return {
    accepts({type, size, rejectsPalm}) {
      if (type === 'pen') hasPen = true;
      if (type !== 'touch' || !rejectsPalm) return true;
      return !hasPen && size < PALM_PX;
    },
  };
}
