/** The program that the WebSocket page gives its readers, run against the stand-in for the app. */
import vm from 'node:vm';
import ts from 'typescript';
import {describe, expect, it} from 'vitest';
import {WebSocket} from 'ws';

import {startSimulator} from '@komebiyori/simulator/server';
import {samplesOf} from './support/manualSamples';

describe('the client of the WebSocket page', () => {
  const client = samplesOf('developer/websocket-api').under(
    'つなぎ直しながら受け取る',
    'client.ts',
  );

  interface Running {
    readonly printed: string[][];
    /** The list that it holds. */
    readonly kept: () => readonly unknown[];
    /** Lets it connect no more. */
    readonly stop: () => void;
  }
  /** As in a browser, a connection that cannot be had is no exception. */
  class Socket extends WebSocket {
    constructor(url: string) {
      super(url);
      this.on('error', () => undefined);
    }
  }

  /** As in Node.js 22: a connection that cannot be had brings an `error`, and no `close`. */
  class SocketOfNode22 extends Socket {
    override emit(event: string | symbol, ...args: unknown[]): boolean {
      if (event === 'open') this.had = true;
      return event === 'close' && !this.had ? false : super.emit(event, ...args);
    }
    private had = false;
  }

  /** Runs it against an app. */
  function start(port: number, Class = Socket): Running {
    const {outputText} = ts.transpileModule(client.replaceAll('11180', String(port)), {
      compilerOptions: {target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.CommonJS},
    });
    const printed: string[][] = [];
    const maps: Map<unknown, unknown>[] = [];
    let runs = true;
    class Kept extends Map<unknown, unknown> {
      constructor() {
        super();
        maps.push(this);
      }
    }
    vm.runInNewContext(outputText, {
      ...{exports: {}, WebSocket: Class, Map: Kept},
      console: {log: (...words: string[]) => printed.push(words)},
      setTimeout: (again: () => void) => {
        if (runs) setTimeout(again, 10);
      },
    });
    const stop = (): void => {
      runs = false;
    };
    return {printed, kept: () => maps.flatMap((map) => [...map.keys()]), stop};
  }

  // Node.js takes out types alone: `export` would need a package of the type `module`.
  it('runs as it stands, of whichever type the package is', () => {
    const words = ['import ', 'export '].map((word) =>
      client.split('\n').filter((line) => line.startsWith(word)),
    );
    expect(words[0]?.filter((line) => !line.startsWith('import type '))).toEqual([]);
    expect(words[1]).toEqual([]);
  });

  it.each([Socket, SocketOfNode22])('waits for an app that is not there yet: %o', async (Class) => {
    const gone = await startSimulator({port: 0, autoplay: false});
    await gone.close();
    const {kept, stop} = start(gone.port, Class);
    // Long enough for it to have been refused more than once.
    await new Promise((resolve) => setTimeout(resolve, 100));
    const app = await startSimulator({port: gone.port, autoplay: false});
    await expect.poll(() => app.clients()).toEqual(['comments,deleted,clear']);
    expect(kept()).toEqual([]);
    stop();
    await app.close();
  });

  it('prints what is new, and keeps nothing that went while it was cut off', async () => {
    const app = await startSimulator({port: 0, autoplay: false});
    app.make('ordinary', {service: 'youtube'});
    const {printed, kept, stop} = start(app.port);
    await expect.poll(() => app.clients()).toEqual(['comments,deleted,clear']);
    const {message} = app.make('ordinary', {service: 'twitch'});
    const [comment] = message.type === 'comments' ? message.data.comments : [];
    await expect.poll(() => printed).toEqual([[comment?.data.name, comment?.data.comment]]);
    expect(kept()).toHaveLength(2);
    if (comment === undefined) throw new Error('no comment');
    const html =
      '&lt;b&gt;太字&lt;/b&gt; &amp;lt; &quot;引用&quot;<br>次の行<img src="x.png" alt="笑" class="e">';
    const other = {
      ...comment,
      data: {...comment.data, id: 'other', comment: html},
    } as typeof comment;
    app.send({type: 'comments', data: {comments: [other]}});
    await expect.poll(() => printed[1]?.[1]).toBe('<b>太字</b> &lt; "引用"\n次の行笑');
    await app.close();
    // Again at the same port, without a comment.
    const next = await startSimulator({port: app.port, autoplay: false});
    await expect.poll(() => next.clients()).toEqual(['comments,deleted,clear']);
    await expect.poll(kept).toEqual([]);
    stop();
    await next.close();
  });
});
