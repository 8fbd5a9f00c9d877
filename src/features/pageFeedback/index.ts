export {PageFeedback} from './PageFeedback';
