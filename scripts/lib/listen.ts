import {createServer, type AddressInfo, type Server} from 'node:net';

/** Has a server listen at a free port of 127.0.0.1, and answers which. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

/** A port of 127.0.0.1 that nobody listens at, for a program that must be told one. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
