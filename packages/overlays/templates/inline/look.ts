import {IN_RUN} from '../inRun';
import {NAME_ON_PAID} from '../onPaid';

export const LOOK = IN_RUN + NAME_ON_PAID;
