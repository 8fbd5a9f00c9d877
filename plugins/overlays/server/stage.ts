import {drawBackdrop} from '../../../scripts/lib/overlayShots/backdrops';
import {THUMB} from '../shared/addresses';

/** What stands for a game behind a template that is shown: as in the small pictures, SVG. */
export const drawStage = (): Buffer => Buffer.from(drawBackdrop('calm', THUMB.width, THUMB.height));
