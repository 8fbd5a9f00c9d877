export {CommentMap} from './CommentMap';
export {MapOverlay} from './MapOverlay';
