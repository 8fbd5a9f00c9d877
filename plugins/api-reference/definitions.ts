import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {
  readAsyncApi,
  readOpenApi,
  type HttpApi,
  type SocketApi,
} from '../../src/lib/apiReference/definition';

/** The file of a definition, as the site offers it for download. */
export const definitionFile = (name: 'openapi' | 'asyncapi'): string =>
  path.join(__dirname, '..', '..', 'static', 'developer', `${name}.yaml`);

/** @throws ValiError when openapi.yaml has another form */
export const readHttpApi = (): HttpApi =>
  readOpenApi(parse(readFileSync(definitionFile('openapi'), 'utf8')));

/** @throws ValiError when asyncapi.yaml has another form */
export const readSocketApi = (): SocketApi =>
  readAsyncApi(parse(readFileSync(definitionFile('asyncapi'), 'utf8')));
