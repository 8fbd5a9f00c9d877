export {Faq} from './Faq';
export {PlanTable, Plans} from './Plans';
export {ProParts} from './ProParts';
export {Steps} from './Steps';
export {Ways} from './Ways';
