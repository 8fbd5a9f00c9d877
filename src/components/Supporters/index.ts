export {SupporterPlaces} from './SupporterPlaces';
