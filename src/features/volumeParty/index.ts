export {VolumeParty} from './VolumeParty';
