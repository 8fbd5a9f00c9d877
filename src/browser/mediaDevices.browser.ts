/** A device that the browser lists. */
interface ListedDevice {
  readonly id: string;
  readonly label: string;
}

export interface ListedDevices {
  readonly microphones: readonly ListedDevice[];
  readonly speakers: readonly ListedDevice[];
}

export const NO_DEVICES: ListedDevices = {microphones: [], speakers: []};

/** The devices that have names: before the microphone was allowed there are none. */
export async function listDevices(): Promise<ListedDevices> {
  if (!('mediaDevices' in navigator)) return NO_DEVICES;
  try {
    const all = await navigator.mediaDevices.enumerateDevices();
    const of = (kind: MediaDeviceKind): ListedDevice[] =>
      all
        .filter((device) => device.kind === kind && device.deviceId !== '' && device.label !== '')
        .map(({deviceId, label}) => ({id: deviceId, label}));
    return {microphones: of('audioinput'), speakers: of('audiooutput')};
  } catch {
    return NO_DEVICES;
  }
}

/** Calls `listener` when a device comes or goes; returns a function that stops it. */
export function onDeviceChange(listener: () => void): () => void {
  if (!('mediaDevices' in navigator)) return () => undefined;
  const {mediaDevices} = navigator;
  mediaDevices.addEventListener('devicechange', listener);
  return () => {
    mediaDevices.removeEventListener('devicechange', listener);
  };
}
