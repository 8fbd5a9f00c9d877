export {LinkCards, type LinkCard} from './LinkCards';
