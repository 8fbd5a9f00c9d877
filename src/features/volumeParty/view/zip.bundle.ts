import {readSettings} from '../settings/settings';
import stageStyle from '../stage/stage.css';
import {openPartyView} from './partyView.browser';
import viewStyle from './view.css';

// The script of the template: served by the app, shown by OBS, which gives it no microphone.

const sheet = document.createElement('style');
sheet.textContent = `${stageStyle}\n${viewStyle}`;
document.head.append(sheet);

const root = document.querySelector<HTMLElement>('#party');
const settings = readSettings(document.querySelector('#settings')?.textContent ?? undefined);
if (root !== null) openPartyView(root, settings, undefined);
