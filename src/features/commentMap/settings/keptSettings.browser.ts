import {keptJson} from '@site/src/browser/keptText.browser';
import {readSettings} from './settings';

export const keptSettings = keptJson('commentMap.settings', readSettings);
