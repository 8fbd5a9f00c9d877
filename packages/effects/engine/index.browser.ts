/** The engine that plays word-party effects on a canvas. */
export type {Clock, FireOptions, Stage, StageOptions} from './stage';
export {createStage} from './stage.browser';
