export {CopyTextButton} from './CopyTextButton';
export {CodeOwner, COPY_MESSAGES, useCopy} from './useCopy';
