import lunr from 'lunr';
import {expect, it} from 'vitest';
import type {IndexPage} from './index/indexFile';
import {buildIndex, FIELDS} from './index/searchIndex';
import {EVERY_PAGE, search} from './search';

/** Title, keywords, heading, content. */
const PAGES = [
  ['install the app', 'setup download', 'get the file', 'run the installer then restart the app'],
  ['connect to twitch', 'stream live', 'add a channel', 'paste the channel name and press connect'],
  ['connect to youtube', 'stream live', 'add a video', 'paste the video address and press connect'],
  ['read comments aloud', 'voice speech', 'pick a voice', 'the voice reads every comment aloud'],
  ['voice volume', 'sound louder', 'change the volume', 'make the voice louder or quieter'],
  [
    'comment templates',
    'design theme',
    'pick a template',
    'templates show comments in the browser',
  ],
  ['write a template', 'developer theme', 'template files', 'a template is a folder of files'],
  ['filter comments', 'hide block', 'add a filter', 'a filter hides comments by word or user'],
  ['back up settings', 'restore copy', 'save a copy', 'settings are saved to one file'],
  ['troubles', 'error broken', 'no comments', 'restart the app when comments stop'],
  ['shortcuts', 'keyboard keys', 'list of keys', 'press a key to hide or show comments'],
  ['set list', 'songs music', 'add a song', 'songs are listed live during a stream'],
] as const;

const reference = lunr((builder) => {
  builder.pipeline.reset();
  builder.searchPipeline.reset();
  builder.ref('ref');
  for (const field of FIELDS) builder.field(field);
  PAGES.forEach(([title, keywords, heading, content], ref) => {
    builder.add({ref, title, keywords, heading, content});
  });
});

const index = buildIndex([
  {
    root: '',
    pages: PAGES.map(([title, keywords, heading, content], place): IndexPage => ({
      url: String(place),
      title,
      breadcrumb: [],
      description: '',
      keywords: keywords.split(' '),
      sections: [{heading, content}],
    })),
  },
]);

const numbers = (refs: readonly string[]): number[] => refs.map(Number).sort((a, b) => a - b);
const ours = (query: string): number[] =>
  numbers(
    search(index, query, {limit: 99, ...EVERY_PAGE}).hits.map(({url}) => url.replace(/#.*/u, '')),
  );
const lunrs = (query: string): number[] => numbers(reference.search(query).map(({ref}) => ref));

// Queries in which all is typed as meant. Of a plain query, ours understands more than lunr.
it.each([
  ...['+comments', '+comments +app', '+comments app', '+comments -app', '+voice +volume'],
  ...['+stream live', '+stream -video', 'stream -twitch', '-comments', '-comments -app -a'],
  ...['+connect -twitch -youtube', '+none', 'comments +none', '-none', '+the -app', '+a +add'],
  ...['title:comments', 'title:connect', 'content:connect', 'keywords:stream', 'heading:template'],
  ...['+title:connect', '+title:connect -youtube', '-title:comments', '+comments -title:comments'],
  ...['title:voice content:template', '+title:connect +content:video', 'keywords:theme title:set'],
  ...['heading:none', '-heading:add', '+heading:add -heading:a', 'title:the', 'content:the^2'],
  ...['comm*', 'temp*', '*ate', '*e*', 'c*t', 's*s', '*', 'title:*s', 'title:comm*', 'z*', '*s*s*'],
  ...['+temp* -devel*', '-comm*', '+key* press', 'rest*t', 'heading:pi*', '*ouder', 'co*n*t'],
  ...['coment~1', 'comemnts~1', 'voise~1', 'tempate~1', 'templatse~2', 'yuotube~1', 'twich~1'],
  ...['comments~0', 'commment~0', 'title:tempates~1', '+voise~1 -louder', '-coment~2', 'obs~1'],
  ...['setings~2', 'instaler~1', 'kays~1', 'app~1', '+folder~1 file~2', 'shortcust~1', 'sonq~1'],
  ...[
    '+Comments +APP',
    'TITLE\\: +app',
    '+show +hide',
    '+show hide -keys',
    '+live^5 +sound^2',
    '-live',
  ],
  ...[
    '+*',
    '+* -comments',
    '-*',
    'title:*e*',
    '+file* -fold*',
    '-temp* -filter*',
    'heading:*r',
    '*ing*',
  ],
  ...['set-list +songs', '+set-list', 'connect^10 voice^2', '+comments^3 -voice^2', 'filter ~1'],
])('%s finds the pages that lunr finds', (query) => {
  expect(ours(query)).toEqual(lunrs(query));
});

it('is compared on queries that tell pages apart', () => {
  expect(lunrs('+comments -app')).toEqual([3, 5, 7, 10]);
  expect(lunrs('title:comm*')).toEqual([3, 5, 7]);
  expect(lunrs('setings~2')).toEqual([8]);
});
