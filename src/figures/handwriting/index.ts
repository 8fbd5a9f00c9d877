export {HandwritingInteractFigure, HandwritingWaysFigure} from './HandwritingInteractFigure';
export {HandwritingPadFigure} from './HandwritingPadFigure';
export {HandwritingSocketFigure} from './HandwritingSocketFigure';
