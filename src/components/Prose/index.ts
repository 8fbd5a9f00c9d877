export {CreditLine} from './CreditLine';
export {Lead} from './Lead';
