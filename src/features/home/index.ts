export {Home} from './Home';
