import {IN_RUN, NAME_ON_PAID} from '../sharedLooks';

export const LOOK = IN_RUN + NAME_ON_PAID;
