import {openChannel} from '@komebiyori/lib/channel.browser';
import {CHANNEL, readPacket, type Packet} from './packet';

/** One end of the ways between the page and its overlays. */
export interface Relay {
  readonly send: (packet: Packet) => void;
  readonly close: () => void;
}

/**
 * To all pages of this browser by BroadcastChannel; by `emit` also to the browser sources of OBS,
 * which get it as an event of the window.
 * @param onPacket with everything that comes, once though it came on two ways
 */
export function createRelay(
  onPacket: (packet: Packet) => void,
  emit?: (name: string, data: object) => void,
): Relay {
  const channel = openChannel(CHANNEL);
  let lastFire = '';
  const receive = (data: unknown): void => {
    const packet = readPacket(data);
    if (packet === undefined) return;
    if (packet.kind === 'fire') {
      if (packet.id === lastFire) return;
      lastFire = packet.id;
    }
    onPacket(packet);
  };
  const onMessage = ({data}: MessageEvent): void => {
    receive(data);
  };
  const onEvent = (event: Event): void => {
    if (event instanceof CustomEvent) receive(event.detail);
  };
  channel?.addEventListener('message', onMessage);
  window.addEventListener(CHANNEL, onEvent);
  return {
    send(packet) {
      channel?.postMessage(packet);
      emit?.(CHANNEL, packet);
    },
    close() {
      channel?.close();
      window.removeEventListener(CHANNEL, onEvent);
    },
  };
}
