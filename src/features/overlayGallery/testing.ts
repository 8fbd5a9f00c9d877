import type {TemplateFacts} from '@site/plugins/overlays/client';

/** A template for tests. */
export function templateFacts(facts: Partial<TemplateFacts> & {id: string}): TemplateFacts {
  return {
    name: facts.id,
    description: '',
    since: '4_2',
    isPro: false,
    changes: [{date: '2026-11-21', text: '公開しました。'}],
    layouts: ['縦'],
    runtime: 'list',
    width: 450,
    height: 800,
    thumb: '',
    zip: {name: '', url: '', bytes: 1, sha256: '', app: '8_0'},
    ...facts,
  };
}
