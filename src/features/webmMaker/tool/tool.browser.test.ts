import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {fakeEngine, type FakeEngine, type FakeOptions} from '../testing/fakeEngine';
import {nameOf} from './phase';
import {Tool} from './tool.browser';

const file = (name: string): File => new File(['x'], name);
let tool: Tool;
let engines: FakeEngine[];

function start(options?: FakeOptions): void {
  engines = [];
  tool = new Tool(() => {
    const engine = fakeEngine(options);
    engines.push(engine);
    return engine;
  });
}
const engine = (): FakeEngine => {
  const last = engines.at(-1);
  if (last === undefined) throw new Error('No engine');
  return last;
};
const draft = () => tool.history.get().present.value;
async function opened(options?: FakeOptions, name = 'cat.gif'): Promise<void> {
  start(options);
  await again(name);
}
async function again(name: string): Promise<void> {
  tool.take([file(name)]);
  await expect.poll(() => tool.opener.phase.get().kind).toBe('ready');
}

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  tool.close();
});

describe('opening', () => {
  it('shows the first frame, and begins with the rate of the source', async () => {
    await opened();
    expect(draft().edit.fps).toBe(10);
    await expect.poll(() => tool.player.shown.get()?.frame.frame).toBe(0);
  });

  it('asks before edits are put away, and offers them to the next source', async () => {
    await opened();
    tool.changeEdit({speed: 2, trim: {startUs: 0, endUs: 500_000}}, {label: ''});
    tool.take([file('.DS_Store'), file('dog.gif')]);
    const chosen = tool.opener.waiting.get();
    expect(chosen && nameOf(chosen)).toBe('dog.gif');
    if (chosen !== null) await tool.opener.open(chosen);
    expect(draft().edit).toMatchObject({speed: 1, trim: null});
    tool.useLast();
    expect(draft().edit).toMatchObject({speed: 2, trim: {startUs: 0, endUs: 500_000}});
    tool.undo();
    expect(draft().edit.speed).toBe(1);
  });

  it('reads the same files in another way, and keeps what still fits', async () => {
    await opened();
    tool.changeEdit({fadeInUs: 5}, {label: ''});
    await tool.opener.reopen({mixedSizes: 'pad'});
    expect(engine().calls).toContain('open cat.gif pad');
    expect(draft().edit.fadeInUs).toBe(5);
  });

  it('tells a refusal, and leads back to what was open', async () => {
    await opened();
    engine().failures.open = {code: 'mixedKinds'};
    tool.take([file('a'), file('b')]);
    await expect
      .poll(() => tool.opener.phase.get())
      .toMatchObject({
        kind: 'refused',
        failure: {code: 'mixedKinds'},
      });
    const before = tool.opener.opened.get();
    expect(before?.source.name).toBe('cat.gif');
  });

  it('takes a new engine where one broke', async () => {
    start();
    engine().failures.open = {code: 'unexpected', detail: ''};
    tool.take([file('cat.gif')]);
    await expect.poll(() => engines).toHaveLength(2);
    expect(engines[0]?.calls).toContain('dispose');
    await again('cat.gif');
  });
});

describe('the next visit', () => {
  it('has the settings, and no file', async () => {
    await opened();
    tool.changeOutput({...draft().output, format: 'gif'}, {label: ''});
    tool.changeEdit({speed: 3}, {label: ''});
    tool.changeView({backdrop: 'game'});
    tool.close();
    start();
    expect(tool.opener.phase.get().kind).toBe('idle');
    expect(draft().output.format).toBe('gif');
    expect(tool.view.get().backdrop).toBe('game');
    await again('other.gif');
    expect(draft().edit.speed).toBe(1);
    tool.useLast();
    expect(draft().edit.speed).toBe(3);
    expect(localStorage.getItem('webmMaker.settings')).not.toContain('cat');
  });
});

describe('a browser that cannot write everything', () => {
  it('begins with the first format that it can write', async () => {
    await opened({formats: ['vp8-alpha', 'gif']});
    await expect.poll(() => draft().output.format).toBe('vp8-alpha');
    expect(tool.replaced.get()).toEqual({format: 'vp9-alpha', by: 'vp8-alpha'});
    expect(tool.history.get().past).toEqual([]);
  });

  it('takes neither what was kept nor what was done before it was known', async () => {
    await opened();
    tool.changeOutput({...draft().output, format: 'av1'}, {label: ''});
    tool.close();
    start({formats: ['vp8-alpha', 'gif']});
    tool.changeOutput({...draft().output, format: 'gif'}, {label: ''});
    await expect.poll(() => tool.writable.get()).toHaveLength(2);
    expect(draft().output.format).toBe('gif');
    expect(tool.replaced.get()).toBeNull();
    tool.undo();
    expect(draft().output.format).toBe('vp8-alpha');
  });

  it('keeps a choice that it can write', async () => {
    await opened();
    tool.changeOutput({...draft().output, format: 'gif'}, {label: ''});
    tool.close();
    await opened({formats: ['vp8-alpha', 'gif']});
    await expect.poll(() => tool.writable.get()).toHaveLength(2);
    expect(draft().output.format).toBe('gif');
  });
});

describe('the preview', () => {
  it('shows the last of many wishes and leaves out those between', async () => {
    await opened();
    await expect.poll(() => tool.player.shown.get()).not.toBeNull();
    engine().calls.length = 0;
    for (let frame = 1; frame < 9; frame++) tool.player.seek(frame);
    await expect.poll(() => tool.player.shown.get()?.frame.frame).toBe(8);
    expect(engine().calls.length).toBeLessThan(4);
  });

  it('stays within a result that gets shorter', async () => {
    await opened();
    tool.player.seek(9);
    tool.changeEdit({trim: {startUs: 0, endUs: 300_000}}, {label: ''});
    await expect.poll(() => tool.player.position.get()).toBe(2);
  });

  it('plays to the end once, or again and again', async () => {
    await opened();
    tool.changeView({isLooped: false});
    tool.changeEdit({fps: 60, speed: 10}, {label: ''});
    tool.player.toggle();
    expect(tool.player.isPlaying.get()).toBe(true);
    await expect.poll(() => tool.player.isPlaying.get()).toBe(false);
    expect(tool.player.position.get()).toBe(5);
    tool.changeView({isLooped: true});
    tool.player.toggle();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(tool.player.isPlaying.get()).toBe(true);
    tool.player.pause();
  });

  it('that breaks the engine gets one new engine, and not one after the other', async () => {
    await opened();
    for (let again = 0; again < 2; again++) {
      engine().failures.preview = {code: 'unexpected', detail: ''};
      tool.player.seek(5 + again);
      await vi.waitFor(() => {
        expect(tool.player.failure.get()?.code === 'unexpected' || engines.length === 2).toBe(true);
        expect(tool.opener.phase.get().kind).toBe('ready');
      }, 15_000);
    }
    expect(engines).toHaveLength(2);
  });

  it('tells what it cannot show', async () => {
    await opened();
    engine().failures.preview = {code: 'decodeFailed', seconds: 1};
    tool.player.seek(3);
    await expect.poll(() => tool.player.failure.get()).toMatchObject({code: 'decodeFailed'});
    tool.player.seek(4);
    await expect.poll(() => tool.player.failure.get()).toBeNull();
  });
});

describe('an export', () => {
  it('keeps its result and the one before, under the name that was given', async () => {
    await opened();
    await tool.exporter.start(draft(), false);
    await tool.exporter.start({...draft(), name: 'a/b.c'}, true);
    await tool.exporter.start({...draft(), name: 'third'}, false);
    expect(tool.exporter.results.get().map(({name}) => name)).toEqual(['third.webm', 'a_b.c.webm']);
    expect(engine().calls).toContain('export vp9-alpha insist');
    expect(tool.exporter.work.get().kind).toBe('finished');
    // Of the next source nothing is exported yet.
    tool.take([file('other')]);
    await expect.poll(() => tool.opener.opened.get()?.source.name).toBe('other');
    expect(tool.exporter.work.get().kind).toBe('none');
  });

  it('tells how far it is, is given up, and is one at a time', async () => {
    await opened({isHeld: true});
    const first = tool.exporter.start(draft(), false);
    void tool.exporter.start(draft(), false);
    expect(engine().calls.filter((call) => call.startsWith('export'))).toHaveLength(1);
    engine().progress({phase: 'encoding', done: 3, frames: 10, attempt: 1});
    expect(tool.exporter.work.get()).toMatchObject({kind: 'exporting', progress: {done: 3}});
    tool.exporter.cancel();
    await first;
    expect(tool.exporter.work.get()).toEqual({kind: 'failed', failure: {code: 'cancelled'}});
    tool.exporter.dismiss();
    expect(tool.exporter.work.get()).toEqual({kind: 'none'});
  });

  it('that broke the engine leaves the source open in a new one, with all that was done', async () => {
    await opened();
    tool.changeEdit({speed: 2, trim: {startUs: 0, endUs: 500_000}}, {label: ''});
    engine().failures.export = {code: 'unexpected', detail: ''};
    await tool.exporter.start(draft(), false);
    await expect.poll(() => tool.opener.phase.get().kind).toBe('ready');
    expect(engines).toHaveLength(2);
    expect(tool.exporter.work.get().kind).toBe('failed');
    expect(draft().edit).toMatchObject({speed: 2, trim: {endUs: 500_000}});
    await tool.exporter.start(draft(), false);
    expect(tool.exporter.work.get().kind).toBe('finished');
  });

  it('notes that the tab was hidden', async () => {
    await opened({isHeld: true});
    void tool.exporter.start(draft(), false);
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(tool.exporter.work.get()).toMatchObject({wasHidden: true});
    hidden.mockRestore();
    tool.exporter.cancel();
  });
});
