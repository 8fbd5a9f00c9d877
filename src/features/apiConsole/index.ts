export {ApiSample, ApiSamples} from './ApiSamples';
export {ApiDetails, ApiSchema} from './ApiSchema';
export {HttpConsole, SocketConsole} from './Consoles';
export {TryOperation} from './TryOperation';
