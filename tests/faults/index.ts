import {accountsFaults} from './accounts';
import {apiReferenceFaults} from './apiReference';
import {commentMapFaults} from './commentMap';
import {effectsFaults} from './effects';
import type {Fault} from './fault';
import {firstLoadFaults} from './firstLoad';
import {generatorFaults} from './generator';
import {handwritingFaults} from './handwriting';
import {homeFaults} from './home';
import {hostingFaults} from './hosting';
import {legalFaults} from './legal';
import {manualFaults} from './manual';
import {micCheckerFaults} from './micChecker';
import {newsFaults} from './news';
import {obsLinkFaults} from './obsLink';
import {overlaysFaults} from './overlays';
import {pageMarkdownFaults} from './pageMarkdown';
import {pageHelpFaults} from './pageHelp';
import {playgroundFaults} from './playground';
import {ponkitFaults} from './ponkit';
import {releasesFaults} from './releases';
import {routesFaults} from './routes';
import {searchBoxFaults} from './searchBox';
import {searchEngineFaults} from './searchEngine';
import {shellFaults} from './shell';
import {simulatorFaults} from './simulator';
import {stepCheckFaults} from './stepCheck';
import {stylesheetsFaults} from './stylesheets';
import {volumePartyFaults} from './volumeParty';
import {webmFaults} from './webm';

export type {Fault} from './fault';

/** What `npm run mutate` plants, by area. The rules of the database have their own list. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  routes: routesFaults,
  apiReference: apiReferenceFaults,
  shell: shellFaults,
  'first load': firstLoadFaults,
  hosting: hostingFaults,
  stylesheets: stylesheetsFaults,
  home: homeFaults,
  legal: legalFaults,
  news: newsFaults,
  releases: releasesFaults,
  manual: manualFaults,
  'page markdown': pageMarkdownFaults,
  'page help': pageHelpFaults,
  'search box': searchBoxFaults,
  'search engine': searchEngineFaults,
  generator: generatorFaults,
  overlays: overlaysFaults,
  handwriting: handwritingFaults,
  effects: effectsFaults,
  simulator: simulatorFaults,
  'mic checker': micCheckerFaults,
  'obs link': obsLinkFaults,
  'volume party': volumePartyFaults,
  webm: webmFaults,
  'comment map': commentMapFaults,
  ponkit: ponkitFaults,
  playground: playgroundFaults,
  'step check': stepCheckFaults,
  accounts: accountsFaults,
};
