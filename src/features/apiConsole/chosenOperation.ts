import {createStore} from '@komebiyori/lib/store';

/** The operation that the console shows; the reference beside it chooses, too. */
export const chosenOperation = createStore('getInfo');
