import {mkdirSync} from 'node:fs';
import {createAdaptorServer} from '@hono/node-server';
import {LOCAL_ACCOUNTS} from '../../config/localAccounts';
import {createBackend, type Backend} from './backend';
import {openPglite} from './engines';

const KEEP_ALIVE_MS = 120_000;

export interface ServerOptions {
  /** Origin of the website that uses it. */
  readonly siteUrl: string;
  /** Where accounts are kept between starts; in memory without one. */
  readonly dataDir?: string;
  /** Where it listens; 0 for any free port. */
  readonly port?: number;
  /** What it calls itself in links, when that is not where it listens. */
  readonly publicUrl?: string;
  /** Seconds until another code may be sent to one address; 60 as in a hosted project. */
  readonly resendAfter?: number;
  /** Checks of codes and links within five minutes; 30 as in a hosted project. */
  readonly verifyLimit?: number;
  /** Whether new accounts are limited, as in a hosted project; tests make hundreds. */
  readonly signUpHook?: boolean;
  readonly log?: (line: string) => void;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  readonly backend: Backend;
  readonly close: () => Promise<void>;
}

/**
 * Starts the embedded backend on this computer's own address only.
 * @throws Error (code EADDRINUSE) if the port is taken
 */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {siteUrl, dataDir, port = LOCAL_ACCOUNTS.port, log = () => undefined} = options;
  const url = options.publicUrl ?? `http://${LOCAL_ACCOUNTS.host}:${port}`;
  if (dataDir !== undefined) mkdirSync(dataDir, {recursive: true});
  const backend = await createBackend(await openPglite(dataDir), {
    siteUrl,
    url,
    now: () => new Date(),
    resendAfter: options.resendAfter ?? 60,
    verifyLimit: options.verifyLimit ?? 30,
    allowSignups: true,
    signUpHook: options.signUpHook ?? true,
    providers: LOCAL_ACCOUNTS.providers,
    log,
  });
  const server = createAdaptorServer({
    fetch: (request) => backend.fetch(request),
    // After five idle seconds, Node's own choice, a connection may end just as it is used again.
    serverOptions: {keepAliveTimeout: KEEP_ALIVE_MS},
  });
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, LOCAL_ACCOUNTS.host, resolve);
    });
  } catch (error) {
    await backend.close();
    throw error;
  }
  const address = server.address();
  return {
    url,
    port: typeof address === 'object' && address !== null ? address.port : port,
    backend,
    close: async () => {
      await new Promise((resolve) => server.close(resolve));
      await backend.close();
    },
  };
}
