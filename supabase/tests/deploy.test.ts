import {cpSync, readdirSync, writeFileSync} from 'node:fs';
import {createServer, type IncomingMessage} from 'node:http';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {listen} from '../../scripts/lib/listen';
import {sharedFolder} from '../../scripts/lib/testFolder';
import {openTool, type Finished} from './support/tools';

const SUPABASE = path.join(__dirname, '..');
const FUNCTIONS = readdirSync(path.join(SUPABASE, 'functions'), {withFileTypes: true})
  .filter((entry) => entry.isDirectory() && entry.name !== '_shared')
  .map(({name}) => name);
const PROJECT = 'a'.repeat(20);
const cli = openTool('supabase');

interface Asked {
  readonly path: string;
  readonly body: FormData | string;
}

/** Stands in for the API through which the CLI manages projects; keeps what it was asked. */
async function openManagement(asked: Asked[]): Promise<{url: string; close: () => void}> {
  const read = async (request: IncomingMessage): Promise<Asked> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const type = request.headers['content-type'] ?? '';
    const answer = new Response(Buffer.concat(chunks), {headers: {'Content-Type': type}});
    const body = type.startsWith('multipart/') ? await answer.formData() : await answer.text();
    return {path: request.url ?? '', body};
  };
  const server = createServer((request, response) => {
    void read(request).then((one) => {
      asked.push(one);
      const slug = /deploy\?slug=(?<slug>[\w-]+)/u.exec(one.path)?.groups?.['slug'];
      const made = {id: PROJECT, slug, name: slug, version: 1, status: 'ACTIVE'};
      response.statusCode = slug === undefined ? 200 : 201;
      response.setHeader('Content-Type', 'application/json');
      response.end(JSON.stringify(slug === undefined ? {} : made));
    });
  });
  const port = await listen(server);
  return {url: `http://127.0.0.1:${port}`, close: () => server.close()};
}

/** What the CLI sends when functions and secrets go live: nothing may be left behind. */
describe.skipIf(cli === undefined)('going live', () => {
  const folder = sharedFolder('accounts-deploy');
  const asked: Asked[] = [];
  let management: Awaited<ReturnType<typeof openManagement>>;
  const supabase = (...args: string[]): Promise<Finished> =>
    cli?.run(
      ['--profile', path.join(folder, 'profile.yaml'), ...args, '--project-ref', PROJECT],
      // The form of a token is checked before it is sent.
      {folder, env: {SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`}},
    ) ?? Promise.reject(new Error('no CLI'));

  beforeAll(async () => {
    management = await openManagement(asked);
    const addresses = ['api_url', 'dashboard_url', 'docs_url'].map(
      (name) => `${name}: ${management.url}`,
    );
    writeFileSync(
      path.join(folder, 'profile.yaml'),
      ['name: stand-in', 'project_host: supabase.test', ...addresses].join('\n'),
    );
    for (const name of ['config.toml', 'functions', 'templates']) {
      cpSync(path.join(SUPABASE, name), path.join(folder, 'supabase', name), {recursive: true});
    }
  });
  afterAll(() => {
    management.close();
    cli?.remove();
  });

  it('sends each function with its files and the list of its packages', async () => {
    const {status, output} = await supabase('functions', 'deploy', '--use-api');
    expect([status, output]).toEqual([0, expect.stringContaining('Deployed Functions')]);
    const sent = asked.flatMap(({body}) => (body instanceof FormData ? [body] : []));
    const settings = sent.map(
      (form) => JSON.parse(form.get('metadata') as string) as {name: string},
    );
    expect(settings.map(({name}) => name).sort()).toEqual([...FUNCTIONS].sort());
    for (const [index, form] of sent.entries()) {
      const {name} = settings[index] ?? {name: ''};
      expect(settings[index]).toMatchObject({
        entrypoint_path: `supabase/functions/${name}/index.ts`,
        import_map_path: 'supabase/functions/deno.json',
        verify_jwt: false,
      });
      const files = form.getAll('file').map((file) => (file as File).name);
      expect(files).toEqual(
        expect.arrayContaining([
          'supabase/functions/deno.json',
          `supabase/functions/${name}/index.ts`,
          'supabase/functions/_shared/hosted.ts',
          'supabase/functions/_shared/settings.ts',
        ]),
      );
    }
  });
  it('sends secrets from a file, the key as JSON among them', async () => {
    const key = '{"kty":"OKP","crv":"Ed25519","d":"a-_b","x":"c","kid":"2027-01"}';
    const file = path.join(folder, 'secrets.env');
    writeFileSync(file, `SITE_URL=https://site.test\nLICENCE_SIGNING_KEY='${key}'\n`);
    expect(await supabase('secrets', 'set', '--env-file', file)).toMatchObject({status: 0});
    const sent = asked.find((one) => one.path.endsWith('/secrets'));
    expect(JSON.parse(sent?.body as string)).toEqual([
      {name: 'SITE_URL', value: 'https://site.test'},
      {name: 'LICENCE_SIGNING_KEY', value: key},
    ]);
  });
});
