import type {Hit, SectionHit} from '../../shared/protocol';

/** An option of the list, with its place among all options. */
type Placed<Part> = Part & {place: number};

/** A page that is suggested, with further sections of it. */
export type Row = Placed<{hit: Hit; sections: readonly Placed<SectionHit>[]}>;

/** Suggestions of one kind, under a heading. */
export interface Group {
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
  const next = <Part>(part: Part): Placed<Part> => ({...part, place: place++});
  const isManualFirst = hits[0]?.isManual ?? true;
  return [isManualFirst, !isManualFirst].flatMap((isManual) => {
    const rows = hits
      .filter((hit) => hit.isManual === isManual)
      .map((hit) => {
        const row = next({hit});
        return {...row, sections: rooms-- > 0 ? hit.more.map((section) => next(section)) : []};
      });
    return rows.length === 0 ? [] : [{label: isManual ? 'マニュアル' : 'サイト内のページ', rows}];
  });
}
