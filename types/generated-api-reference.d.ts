// Written by plugins/api-reference at build.
declare module '@generated/api-reference/default/http.json' {
  import type {HttpConsoleData} from '@site/src/lib/apiReference/definition';

  const data: HttpConsoleData;
  export default data;
}
declare module '@generated/api-reference/default/socket.json' {
  import type {SocketConsoleData} from '@site/src/lib/apiReference/definition';

  const data: SocketConsoleData;
  export default data;
}
