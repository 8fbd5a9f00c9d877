/** Where the frame of a template stands on its stage, in pixels of the overlay. */
export interface Stage {
  readonly width: number;
  readonly height: number;
  readonly frame: {
    readonly width: number;
    readonly height: number;
    readonly left: number;
    readonly bottom: number;
  };
}

/** Wider overlays are shown narrower, so that their letters can still be seen. */
const WIDEST = 1000;
const NARROWEST_STAGE = 600;
/** Beside a tall overlay there is some of the game. */
const MARGIN = 40;

/**
 * The stage of a template, 16:9, as its small picture has it (`scripts/drawTemplates.ts`): a tall
 * overlay is cut at the top, a low one stands in the middle.
 * @param size pixels of the browser source
 */
export function stageOf(size: {readonly width: number; readonly height: number}): Stage {
  const frameWidth = Math.min(size.width, WIDEST);
  const width = Math.max(frameWidth + MARGIN, NARROWEST_STAGE);
  const height = (width * 9) / 16;
  const frameHeight = Math.min(size.height, Math.round(height));
  return {
    width,
    height,
    frame: {
      width: frameWidth,
      height: frameHeight,
      left: (width - frameWidth) / 2,
      bottom: Math.max(0, (height - frameHeight) / 2),
    },
  };
}
