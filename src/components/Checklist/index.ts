export {Checklist} from './Checklist';
