import type {Hit, SectionHit} from '@komebiyori/search/answer';
import {useSyncExternalStore} from 'react';
import {useSearch, type SearchOutcome} from '../../client/useSearch';
import {useCalmAnswer} from '../../client/useTyping';
import {SECTIONS} from '../../shared/waysOn';
import {isLow, roomBelow, watchRoom} from './room.browser';
import type {SearchPlace} from './useSearchPlace';

/** At most so much is suggested under the box: pages, and where they are fewer, sections of them. */
const SUGGESTIONS = 8;
/** So many further sections of a page are suggested with it. */
const SECTIONS_OF_PAGE = 2;
/** Eight pages and their headings fill so many pixels; sections are shown where there are as many. */
const ROOM_FOR_SECTIONS = 620;

/** What an option of the list does: it leads to an address, or looks for a query. */
export type Option = {url: string} | {search: string};

/** What stands under the box. */
export interface BoxList {
  outcome: SearchOutcome;
  answer: SearchOutcome['answer'];
  /** Nothing is typed that could be looked for: earlier searches and sections are offered. */
  isStart: boolean;
  groups: readonly Group[];
  /** All options in the order in which they are shown. */
  options: readonly Option[];
  /** How high the list may be, in pixels. */
  room: number;
  /** Whether a keyboard on the screen leaves little room. */
  isLow: boolean;
}

/** The suggestions for a query from the version; pages of the context that the page lies in first. */
export function useBoxList(
  field: HTMLElement,
  {data, versionPath, context}: SearchPlace,
  query: string,
  {isOpen, isTyping}: {isOpen: boolean; isTyping: boolean},
  recent: readonly string[],
): BoxList {
  const room = useSyncExternalStore(watchRoom, () =>
    isOpen ? roomBelow(field.parentElement ?? field) : 0,
  );
  const low = useSyncExternalStore(watchRoom, isLow);
  const outcome = useSearch(data, {
    versionPath,
    context: context?.path ?? '',
    scope: 'all',
    query,
    limit: SUGGESTIONS,
    more: SECTIONS_OF_PAGE,
  });
  const answer = useCalmAnswer(outcome.answer, isTyping);
  const isStart = query === '' || (answer === undefined && outcome.answer !== undefined);
  const groups = suggestionGroups(answer?.found.hits ?? [], room >= ROOM_FOR_SECTIONS);
  const rows = groups.flatMap((group) => group.rows);
  const options: Option[] = isStart
    ? [...recent.map((search) => ({search})), ...SECTIONS.map(({to}) => ({url: data.baseUrl + to}))]
    : rows.flatMap(({hit, sections}) => [hit, ...sections].map(({url}) => ({url})));
  return {outcome, answer, isStart, groups, options, room, isLow: low};
}

/** An option of the list, with its place among all options. */
type Placed<Part> = Part & {place: number};

/** A page that is suggested, with further sections of it. */
export type Row = Placed<{hit: Hit; sections: readonly Placed<SectionHit>[]}>;

/** Suggestions of one kind, under a heading. */
interface Group {
  label: string;
  rows: readonly Row[];
}

/** Further sections are shown of so many pages: more would push other pages out of sight. */
const PAGES_WITH_SECTIONS = 2;

/**
 * The hits in the order in which they are shown: pages of the manual and others by themselves, the
 * group of the best hit first.
 * @param hasRoom whether there is room for further sections
 */
export function suggestionGroups(hits: readonly Hit[], hasRoom: boolean): Group[] {
  let place = 0;
  let rooms = hasRoom ? PAGES_WITH_SECTIONS : 0;
  let free = SUGGESTIONS - hits.length;
  const next = <Part>(part: Part): Placed<Part> => ({...part, place: place++});
  const isManualFirst = hits[0]?.isManual ?? true;
  return [isManualFirst, !isManualFirst].flatMap((isManual) => {
    const rows = hits
      .filter((hit) => hit.isManual === isManual)
      .map((hit) => {
        const row = next({hit});
        const further = rooms-- > 0 ? hit.more.slice(0, free) : [];
        free -= further.length;
        return {...row, sections: further.map((section) => next(section))};
      });
    return rows.length === 0 ? [] : [{label: isManual ? 'マニュアル' : 'サイト内のページ', rows}];
  });
}
