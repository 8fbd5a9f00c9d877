// Written by plugins/markdown at build.
declare module '@generated/markdown/default/http.json' {
  import type {HttpConsoleData} from '@site/src/lib/apiReference/definition';

  const data: HttpConsoleData;
  export default data;
}
declare module '@generated/markdown/default/socket.json' {
  import type {SocketConsoleData} from '@site/src/lib/apiReference/definition';

  const data: SocketConsoleData;
  export default data;
}
