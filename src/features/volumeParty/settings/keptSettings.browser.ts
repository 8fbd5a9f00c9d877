import {keptJson} from '@site/src/browser/keptText.browser';
import {readSettings} from './settings';

export const keptSettings = keptJson('volumeParty.settings', readSettings);
