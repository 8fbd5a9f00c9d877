import {inMain, type Sample} from './samples';

/** What the SDK keeps for itself: `comments` brings the list without them. */
const KEPT_BY_SDK = ['connected', 'deleted', 'clear'];

/**
 * Code that connects and prints what arrives, in each language.
 * @param url with the types in `p`
 * @param types the same types, for the SDK
 */
export function socketSamples(url: string, types: readonly string[]): Sample[] {
  const browser = [
    `const socket = new WebSocket('${url}');`,
    "socket.addEventListener('message', ({data}) => {",
    '  const message = JSON.parse(data);',
    '  console.log(message.type, message.data);',
    '});',
    "socket.addEventListener('close', () => {",
    "  console.log('切れました。もう一度実行すると、つながります');",
    '});',
  ].join('\n');
  return [
    {language: 'fetch', code: browser},
    // Node.js has had the same class since version 22, which tells of a connection that cannot be
    // had by `error` alone: without it, the program would end without a word.
    {
      language: 'node',
      code: [
        browser,
        "socket.addEventListener('error', () => {",
        "  console.log('つながりません。本アプリを起動してから、もう一度実行します');",
        '});',
      ].join('\n'),
    },
    {
      language: 'python',
      code: [
        '# pip install websockets',
        'import json',
        '',
        'from websockets.sync.client import connect',
        '',
        '# はじめに届く一式は、数MBになることがあります',
        `with connect("${url}", max_size=None) as socket:`,
        '    for text in socket:',
        '        message = json.loads(text)',
        '        print(message["type"], message.get("data"))',
      ].join('\n'),
    },
    {
      language: 'csharp',
      code: [
        'using System.Net.WebSockets;',
        'using System.Text;',
        '',
        'using var socket = new ClientWebSocket();',
        `await socket.ConnectAsync(new Uri("${url}"), default);`,
        'var buffer = new byte[16 * 1024];',
        'var text = new StringBuilder();',
        'var decoder = Encoding.UTF8.GetDecoder();',
        'var chars = new char[buffer.Length];',
        'while (socket.State == WebSocketState.Open)',
        '{',
        '    var part = await socket.ReceiveAsync(buffer, default);',
        '    if (part.MessageType == WebSocketMessageType.Close) break;',
        '    text.Append(chars, 0, decoder.GetChars(buffer, 0, part.Count, chars, 0));',
        '    if (!part.EndOfMessage) continue;',
        '    Console.WriteLine(text);',
        '    text.Clear();',
        '}',
      ].join('\n'),
    },
    {
      language: 'onesdk',
      code: inMain([
        'await OneSDK.ready();',
        `await OneSDK.setup({permissions: [${types.map((type) => `'${type}'`).join(', ')}]});`,
        ...types
          .filter((type) => !KEPT_BY_SDK.includes(type))
          .map(
            (type) =>
              `OneSDK.subscribe({action: '${type}', callback: (data) => console.log('${type}', data)});`,
          ),
        'await OneSDK.connect();',
      ]),
    },
  ];
}
