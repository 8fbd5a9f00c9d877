export {CriteriaTable} from './CriteriaTable';
export {Day, LookedAt, ResultCounts} from './Facts';
