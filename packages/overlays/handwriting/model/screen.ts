import type {PadPacket, SentMark} from '../wire/packet';
import {fadedIds, type Change, type Shown} from './board';
import {LIMITS, type Mark} from './mark';

interface Pad {
  readonly epoch: string;
  readonly seq: number;
  readonly shown: readonly Shown[];
  /** Parts of a whole drawing that have come so far. */
  readonly parts: ReadonlyMap<number, readonly SentMark[]>;
  readonly partsSeq: number;
}

/** A drawing as a screen follows it, put together from what pads send. */
export interface Screen {
  /** What is to be seen, from the bottom to the top. */
  readonly shown: () => readonly Shown[];
  /** Takes a packet; whether something of this pad is missing. */
  readonly receive: (packet: PadPacket, now: number) => boolean;
  /** Forgets what has faded; whether anything went. */
  readonly forget: (now: number) => boolean;
}

const NEW = {seq: -1, shown: [], parts: new Map(), partsSeq: -1} as const;

/** More pads than a stream has; the one that was heard of first goes. */
const MOST_PADS = 8;

/**
 * Follows pads. A packet that came twice changes nothing; after one that is missing, nothing more is
 * taken from that pad until the whole drawing has come.
 */
export function createScreen(): Screen {
  const pads = new Map<string, Pad>();

  const known = ({pad, epoch}: PadPacket): Pad => {
    const before = pads.get(pad);
    // What the pad showed when it was closed stays until it has told what it shows now.
    return before?.epoch === epoch ? before : {...NEW, shown: before?.shown ?? [], epoch};
  };
  const keep = (id: string, pad: Pad): void => {
    pads.set(id, pad);
    const [oldest] = pads.keys();
    if (pads.size > MOST_PADS && oldest !== undefined) pads.delete(oldest);
  };
  const wipeOthers = (id: string): void => {
    for (const [other, pad] of pads) if (other !== id) pads.set(other, {...pad, shown: []});
  };

  return {
    shown: () => [...pads.values()].flatMap(({shown}) => shown),
    receive(packet, now) {
      const pad = known(packet);
      switch (packet.kind) {
        case 'laser':
          return false;
        case 'beat':
          keep(packet.pad, pad);
          return pad.seq < packet.seq;
        case 'changes': {
          if (packet.seq <= pad.seq) return false;
          if (packet.seq !== pad.seq + 1) {
            keep(packet.pad, pad);
            return true;
          }
          const shown = packet.changes.reduce((all, one) => applied(all, one, now), pad.shown);
          if (packet.changes.some(({op}) => op === 'clear')) wipeOthers(packet.pad);
          keep(packet.pad, {...pad, seq: packet.seq, shown});
          return false;
        }
        case 'whole': {
          if (packet.seq <= pad.seq) return false;
          const next = withPart(pad, packet, now);
          keep(packet.pad, next);
          return false;
        }
      }
    },
    forget(now) {
      let hasGone = false;
      for (const [id, pad] of pads) {
        const gone = fadedIds(pad.shown, now);
        if (gone.size === 0) continue;
        hasGone = true;
        pads.set(id, {...pad, shown: pad.shown.filter(({mark}) => !gone.has(mark.id))});
      }
      return hasGone;
    },
  };
}

function withPart(pad: Pad, packet: PadPacket & {kind: 'whole'}, now: number): Pad {
  const sofar = pad.partsSeq === packet.seq ? pad.parts : new Map<number, readonly SentMark[]>();
  const parts = new Map([...sofar, [packet.part, packet.marks]]);
  if (parts.size < packet.parts) return {...pad, parts, partsSeq: packet.seq};
  const marks = Array.from({length: packet.parts}, (_, part) => parts.get(part) ?? []).flat();
  const shown = marks.slice(-LIMITS.marks).map(({mark, age}) => ({
    mark,
    endedAt: age === undefined ? undefined : now - age,
  }));
  return {...pad, seq: packet.seq, shown, parts: new Map(), partsSeq: -1};
}

/** The drawing after a change. What does not fit to it changes nothing. */
function applied(shown: readonly Shown[], change: Change, now: number): readonly Shown[] {
  switch (change.op) {
    case 'begin':
      return added(shown, [change.mark], undefined);
    case 'restore':
      return added(shown, change.marks, now);
    case 'extend':
      return replaced(shown, change.id, (one) => {
        const points = [...one.mark.points, ...change.points].slice(0, LIMITS.points);
        return {...one, mark: {...one.mark, points}};
      });
    case 'reshape':
      return replaced(shown, change.id, (one) => {
        const points = [...one.mark.points.slice(0, 1), change.to];
        return {...one, mark: {...one.mark, points}};
      });
    case 'end':
      return replaced(shown, change.id, (one) => ({...one, endedAt: now}));
    case 'remove':
      return shown.filter(({mark}) => !change.ids.includes(mark.id));
    case 'clear':
      return [];
  }
}

function added(
  shown: readonly Shown[],
  marks: readonly Mark[],
  endedAt: number | undefined,
): readonly Shown[] {
  const ids = new Set(marks.map(({id}) => id));
  const rest = shown.filter(({mark}) => !ids.has(mark.id));
  return [...rest, ...marks.map((mark) => ({mark, endedAt}))].slice(-LIMITS.marks);
}

/** Only what is still being drawn can change. */
function replaced(
  shown: readonly Shown[],
  id: string,
  change: (one: Shown) => Shown,
): readonly Shown[] {
  return shown.map((one) => (one.mark.id === id && one.endedAt === undefined ? change(one) : one));
}
