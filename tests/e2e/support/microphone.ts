import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Browser, type Locator, type Page} from '@playwright/test';
import {CHROMIUM_FLAGS, findBrowser} from '../../../scripts/lib/browser';
import {expect} from './fixtures';

export const PAGE = '/tools/mic-checker';

/** What Chromium's fake microphone plays; made by ffmpeg. */
const SOUNDS = {
  /**
   * Two sides: a sine whose peaks are at -23 dBFS (ffmpeg's own is at -18.06, 1/8) on the left, and
   * one that is clipped hard on the right.
   */
  sides: [
    'sine=f=997:r=48000:d=30,volume=-4.94dB[l]',
    'sine=f=440:r=48000:d=30,volume=30dB,alimiter=limit=1:level=0:attack=0.1,volume=3dB[r]',
    '[l][r]join=inputs=2:channel_layout=stereo',
  ].join(';'),
  /** Syllables of noise. */
  voice:
    "anoisesrc=d=30:c=pink:r=48000:a=0.35:seed=1,volume='if(lt(mod(t,0.4),0.28),1,0.02)':eval=frame",
} as const;

/** A browser whose fake microphone plays a sound, or one that asks for the microphone and is denied. */
export async function launchMicrophone(sound: keyof typeof SOUNDS | 'denied'): Promise<Browser> {
  const args: string[] = [...CHROMIUM_FLAGS];
  const folder = mkdtempSync(path.join(tmpdir(), 'mic-'));
  if (sound === 'denied') {
    args.splice(args.indexOf('--use-fake-ui-for-media-stream'), 1);
  } else {
    const file = path.join(folder, 'sound.wav');
    const input = ['-v', 'error', '-f', 'lavfi', '-i', SOUNDS[sound]];
    execFileSync('ffmpeg', [...input, '-c:a', 'pcm_s16le', file]);
    args.push(`--use-file-for-fake-audio-capture=${file}`);
  }
  const browser = await chromium.launch({executablePath: findBrowser() ?? 'chromium', args});
  browser.on('disconnected', () => {
    rmSync(folder, {recursive: true});
  });
  return browser;
}

/** What the page's script is given to hold the real microphone by. */
interface Held {
  tracks: MediaStreamTrack[];
  contexts: AudioContext[];
  nodes: AudioWorkletNode[];
  /** Errors of the next calls of getUserMedia; `wait` never answers. */
  failures: {name: string; message?: string}[];
}

/** Lets a test refuse the microphone and reach it later; everything else is the browser's own. */
export async function holdMicrophone(page: Page, failures: Held['failures'] = []): Promise<void> {
  await page.addInitScript((given: Held['failures']) => {
    const held: Held = {tracks: [], contexts: [], nodes: [], failures: given};
    Object.assign(window, {held});
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    devices.getUserMedia = async (constraints) => {
      const failure = held.failures.shift();
      if (failure?.name === 'wait') return new Promise(() => undefined);
      if (failure !== undefined) throw new DOMException(failure.message ?? '', failure.name);
      const stream = await open(constraints);
      held.tracks.push(...stream.getAudioTracks());
      return stream;
    };
    window.AudioContext = class extends AudioContext {
      constructor(options?: AudioContextOptions) {
        super(options);
        held.contexts.push(this);
      }
    };
    window.AudioWorkletNode = class extends AudioWorkletNode {
      constructor(context: BaseAudioContext, name: string, options?: AudioWorkletNodeOptions) {
        super(context, name, options);
        held.nodes.push(this);
      }
    };
  }, failures);
}

/** The next calls of getUserMedia fail so. */
export function refuse(page: Page, ...failures: Held['failures']): Promise<void> {
  return page.evaluate((given) => {
    (Reflect.get(window, 'held') as Held).failures.push(...given);
  }, failures);
}

/** What the newest track delivers is digital silence. */
export function silence(page: Page): Promise<void> {
  return page.evaluate(() => {
    const track = (Reflect.get(window, 'held') as Held).tracks.at(-1);
    if (track !== undefined) track.enabled = false;
  });
}

/** An event of the newest track. */
export function emit(page: Page, name: 'ended' | 'mute' | 'unmute'): Promise<void> {
  return page.evaluate((event) => {
    (Reflect.get(window, 'held') as Held).tracks.at(-1)?.dispatchEvent(new Event(event));
  }, name);
}

/** The worklet fails. Chromium tells it as `error`, not as `processorerror`. */
export function breakWorklet(page: Page): Promise<void> {
  return page.evaluate(() => {
    (Reflect.get(window, 'held') as Held).nodes.at(-1)?.dispatchEvent(new ErrorEvent('error'));
  });
}

/** Stops the audio as a call on a telephone does. */
export function suspend(page: Page): Promise<void> {
  return page.evaluate(() => {
    const held = Reflect.get(window, 'held') as Held;
    return held.contexts.at(-1)?.suspend();
  });
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', {name, exact: true});
export const says = (page: Page, title: string): Locator =>
  page.getByRole('status').getByText(title, {exact: true});
export const tile = (page: Page, name: string): Locator => page.getByRole('region', {name});

/** Opens the page and waits for the tool; nobody has to move the mouse. */
export async function open(page: Page): Promise<void> {
  await page.goto(PAGE);
  // On a busy machine the idle moment that it loads in comes late.
  await expect(button(page, 'マイクを使う')).toBeVisible();
}

/** Opens the page and its microphone. */
export async function start(page: Page): Promise<void> {
  await open(page);
  await button(page, 'マイクを使う').click();
  await expect(says(page, '測っています')).toBeVisible();
}
