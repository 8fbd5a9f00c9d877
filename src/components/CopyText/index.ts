export {CopyTextButton} from './CopyTextButton';
export {CodeOwner, useCopy} from './useCopy';
