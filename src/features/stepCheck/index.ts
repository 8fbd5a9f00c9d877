export {StepCheck} from './StepCheck';
