export {Boilerplate} from './Boilerplate';
export {ClearSpace} from './ClearSpace';
export {LogoFiles} from './LogoFiles';
export {ForbiddenPairs, Palette} from './Palette';
export {Screens} from './Screens';
