import type {Change} from '../model/board';
import type {Mark} from '../model/mark';
import {encodePoints} from './points';
import {VERSION, type Packet, type SentMark} from './packet';

/**
 * A packet as plain data, which JSON and BroadcastChannel carry alike. What stands in a list is an
 * object: OBS keeps nothing else of lists (`obs_data_array_t`, which obs-websocket turns JSON into).
 */
export function writePacket(packet: Packet): object {
  const head = {v: VERSION, k: packet.kind};
  if (packet.kind === 'here') {
    return {...head, s: packet.screen, a: packet.pad, b: packet.isBehind};
  }
  const sender = {...head, a: packet.pad, e: packet.epoch};
  switch (packet.kind) {
    case 'beat':
      return {...sender, n: packet.seq};
    case 'ask':
      return {...sender, b: packet.isBehind};
    case 'bye':
      return sender;
    case 'laser':
      return {...sender, c: packet.color, p: encodePoints(packet.points)};
    case 'changes':
      return {...sender, n: packet.seq, o: packet.changes.map(writeChange)};
    case 'whole': {
      const {seq, part, parts, marks} = packet;
      return {...sender, n: seq, i: part, of: parts, m: marks.map(writeSentMark)};
    }
  }
}

function writeChange(change: Change): object {
  switch (change.op) {
    case 'begin':
      return {k: 'b', m: writeMark(change.mark)};
    case 'extend':
      // Each packet stands for itself: one that was lost must not bend all that follow.
      return {k: 'x', i: change.id, p: encodePoints(change.points)};
    case 'reshape':
      return {k: 's', i: change.id, p: encodePoints([change.to])};
    case 'end':
      return {k: 'e', i: change.id};
    case 'remove':
      return {k: 'r', i: change.ids.join(' ')};
    case 'restore':
      return {k: 'm', m: change.marks.map(writeMark)};
    case 'clear':
      return {k: 'c'};
  }
}

/** A mark as plain data, of which `readMark` makes it again. */
export const writeMark = ({id, tool, color, width, fade, stamp, points}: Mark): object => ({
  i: id,
  t: tool,
  c: color,
  w: width,
  ...(fade === 0 ? {} : {f: fade}),
  ...(stamp === undefined ? {} : {s: stamp}),
  p: encodePoints(points),
});

const writeSentMark = ({mark, age}: SentMark): object => ({
  ...writeMark(mark),
  ...(age === undefined ? {} : {g: Math.round(age)}),
});
