export {useLatestNews} from './useLatestNews';
export {NewsDay} from './NewsDay';
