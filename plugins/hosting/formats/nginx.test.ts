import {expect, it} from 'vitest';
import {hostingRules} from '../rules';
import {nginxConfig} from './nginx';

const [server = ''] = nginxConfig(
  hostingRules({inlineScriptHashes: [], backendUrl: '', versions: ['8.0']}),
).split('\nlocation ');

it.each([
  ['caches in front tell encodings apart', 'gzip_vary on;'],
  ['redirects name no port and no http behind a proxy that ends TLS', 'absolute_redirect off;'],
])('%s', (_what, directive) => {
  expect(server.split('\n')).toContain(directive);
});
