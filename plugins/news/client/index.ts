export {default as latestNews} from '@generated/news/default/latest.json';
export {NewsDay} from './NewsDay';
