import {parse} from 'yaml';
import {describe, expect, it} from 'vitest';
import {readDefinition} from '../../tests/content/support/apiDefinition';
import {readOpenApi} from '../../src/lib/apiReference/definition';
import {httpReference} from './apiReferenceText';

describe('the reference of the HTTP API', () => {
  const text = httpReference(readOpenApi(parse(readDefinition('openapi'))));
  /** What the table of errors of a call says of a status. */
  const rowOf = (call: string, status: string): string => {
    const part = text.split('\n### ').find((one) => one.startsWith(`\`${call}\``)) ?? '';
    return part.split('\n').find((line) => line.startsWith(`| ${status} |`)) ?? '';
  };

  it('has nobody repeat what would be heard or seen twice', () => {
    for (const call of ['POST /api/speech', 'POST /api/reactions', 'POST /api/comments/test']) {
      expect(rowOf(call, '5XX'), call).toContain('自動では呼び直しません');
    }
    expect(rowOf('POST /api/services', '5XX')).toContain('今の状態を確かめて');
    expect(rowOf('DELETE /api/orders/{id}', '5XX')).toContain('今の状態を確かめて');
    for (const call of ['GET /api/info', 'PUT /api/services/{id}', 'POST /api/comments/search']) {
      expect(rowOf(call, '5XX'), call).toContain('| 間を空けて、2〜3回まで呼び直します |');
    }
    expect(rowOf('POST /api/comments', '5XX')).toContain('同じ`comment.id`');
  });

  it('tells the values of a list that may grow', () => {
    expect(text).toContain('形：[`KnownServiceType`](#schema-KnownServiceType)か文字列');
    expect(text).toContain('値：`youtube`、`twicas`');
  });
});
