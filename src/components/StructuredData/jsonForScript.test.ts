import {describe, expect, it} from 'vitest';
import {jsonForScript} from './jsonForScript';

describe('jsonForScript', () => {
  it.each(['</script><script>alert(1)</script>', '<!-- <script>', 'a & b > c', '\u2028\u2029'])(
    'keeps %j whole without a character that matters to HTML',
    (text) => {
      const json = jsonForScript({name: text});
      expect(json).not.toMatch(/[<>&\u2028\u2029]/u);
      expect(JSON.parse(json)).toEqual({name: text});
    },
  );
});
