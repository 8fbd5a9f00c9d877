import {areCharacterKeysOn, onCharacterKeys} from '@site/src/browser/characterKeys.browser';
import {useSyncExternalStore} from 'react';

/** Whether single characters are shortcuts; yes in the HTML, which knows no visitor. */
export const useCharacterKeys = (): boolean =>
  useSyncExternalStore(onCharacterKeys, areCharacterKeysOn, () => true);
