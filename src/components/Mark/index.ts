export {OnigiriMark} from './OnigiriMark';
export {RiceGrain} from './RiceGrain';
export {SupporterFace, SUPPORTER_FACES} from './SupporterFace';
