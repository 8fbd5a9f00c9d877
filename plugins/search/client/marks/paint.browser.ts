import styles from './marks.module.css';
import type {Segment} from './findPlaces.browser';

/** Marks on the page. */
export interface Painted {
  /** Where each mark is, in the order given. */
  readonly ranges: readonly Range[];
  /** Shows which mark is the current one. */
  setCurrent: (at: number) => void;
  clear: () => void;
}

/** Names of the highlights, as in marks.module.css. */
const ALL = 'search';
const CURRENT = 'search-current';

/** Marks places of the page, each given by its parts of text nodes, in order. */
export function paint(places: readonly (readonly Segment[])[]): Painted {
  // Missing in Safari before 17.2 and Firefox before 140.
  return 'highlights' in CSS ? paintHighlights(places) : paintElements(places);
}

function paintHighlights(places: readonly (readonly Segment[])[]): Painted {
  const ranges = places.map((segments) => {
    const range = new Range();
    const [first, last] = [segments[0], segments.at(-1)];
    if (first !== undefined && last !== undefined) {
      range.setStart(first.node, first.start);
      range.setEnd(last.node, last.end);
    }
    return range;
  });
  CSS.highlights.set(ALL, new Highlight(...ranges));
  return {
    ranges,
    setCurrent: (at) => {
      const current = new Highlight(...ranges.slice(at, at + 1));
      current.priority = 1;
      CSS.highlights.set(CURRENT, current);
    },
    clear: () => {
      CSS.highlights.delete(ALL);
      CSS.highlights.delete(CURRENT);
    },
  };
}

/**
 * React keeps hold of its text nodes, so each one stays where it is and only gets shorter; what is
 * cut off follows it in elements of ours.
 */
function paintElements(places: readonly (readonly Segment[])[]): Painted {
  const elements = places.map((): HTMLElement[] => []);
  const byNode = new Map<Text, {start: number; end: number; place: number}[]>();
  places.forEach((segments, place) => {
    for (const {node, start, end} of segments) {
      byNode.set(node, [...(byNode.get(node) ?? []), {start, end, place}]);
    }
  });
  const undo = [...byNode].map(([node, parts]) => {
    const whole = node.data;
    const added: ChildNode[] = [];
    // From the end, so that what comes before keeps its place.
    for (const {start, end, place} of [...parts].reverse()) {
      const rest = node.splitText(end);
      const mark = document.createElement('mark');
      mark.className = styles['mark'] ?? '';
      mark.append(node.splitText(start));
      node.after(mark);
      elements[place]?.push(mark);
      added.push(mark, rest);
    }
    return () => {
      for (const one of added) one.remove();
      node.data = whole;
    };
  });
  const setCurrent = (at: number): void => {
    elements.forEach((marks, place) => {
      for (const mark of marks) mark.toggleAttribute('data-current', place === at);
    });
  };
  const clear = (): void => {
    for (const run of undo.splice(0)) run();
  };
  return {ranges: elements.map(rangeAround), setCurrent, clear};
}

function rangeAround(elements: readonly HTMLElement[]): Range {
  const range = new Range();
  const [first, last] = [elements[0], elements.at(-1)];
  if (first !== undefined && last !== undefined) {
    range.setStart(first, 0);
    range.setEnd(last, last.childNodes.length);
  }
  return range;
}
