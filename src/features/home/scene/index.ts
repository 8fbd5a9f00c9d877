export {StreamScene} from './StreamScene';
