export {HandwritingInteractFigure} from './HandwritingInteractFigure';
export {HandwritingPadFigure} from './HandwritingPadFigure';
export {HandwritingSocketFigure} from './HandwritingSocketFigure';
export {HandwritingWaysFigure} from './HandwritingWaysFigure';
