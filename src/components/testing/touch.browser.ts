import {afterEach} from 'vitest';
import {cdp} from 'vitest/browser';

/** Lets the tests of a file make the page one of a device without mouse and keys, and not again. */
export function touchScreen(): (isOn: boolean) => Promise<void> {
  const turn = async (enabled: boolean): Promise<void> => {
    await cdp().send('Emulation.setTouchEmulationEnabled', {enabled});
  };
  afterEach(() => turn(false));
  return turn;
}
