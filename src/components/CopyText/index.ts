export {CopyTextButton} from './CopyTextButton';
export {COPY_MESSAGES, useCopy} from './useCopy';
