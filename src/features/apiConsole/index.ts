export {ApiSample, ApiSamples} from './ApiSamples';
export {ApiSchema} from './ApiSchema';
export {HttpConsole, SocketConsole} from './Consoles';
export {TryOperation} from './TryOperation';
