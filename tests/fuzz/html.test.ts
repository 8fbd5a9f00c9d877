import fc from 'fast-check';
import {describe, expect} from 'vitest';
import {vectors} from '../fixtures/news/vectors.json';
import {absoluteUrls} from '../../plugins/news/server/feeds';
import {sanitizeHtml, type SanitizedHtml} from '../../plugins/news/server/sanitize/sanitizeHtml';
import {elementsOf, parseHtml} from '../../plugins/news/server/sanitize/tree';
import {violations} from '../../plugins/news/server/sanitize/testing';
import {HOSTILE_HTML} from '@komebiyori/simulator/scenario/hostile';
import {isKnownHtml} from '../../plugins/boot/client/trusted';
import {prepareDocument} from '../../src/features/playground/run/prepareDocument';
import {plainText} from '@komebiyori/app-link/plainText';
import {border, nearly} from './support';

const html = nearly([...vectors.map((one) => one.html), ...HOSTILE_HTML]);

describe('HTML of others', () => {
  border(
    'in the news holds what is allowed and means the same when it is read again',
    html,
    (text) => {
      let safe: SanitizedHtml;
      try {
        safe = sanitizeHtml(text);
      } catch (error) {
        expect(String(error)).toMatch(/^Error: the HTML (?:changes|is longer|has elements in) /u);
        return;
      }
      expect(violations(safe.html)).toEqual([]);
      expect(sanitizeHtml(safe.html).html).toBe(safe.html);
      absoluteUrls(safe.html, 'https://site.example/news/a');
    },
  );
  border('in a comment is read as text, of no more letters', html, (text) => {
    expect(plainText(text).length).toBeLessThanOrEqual(text.length);
  });
  border(
    'may be set as it is only without any element that loads or runs something',
    fc.oneof(html, nearly(['<span class="token">a</span><b>b</b>', '<li role="x">c</li>'])),
    (text) => {
      if (!isKnownHtml(text)) return;
      for (const {tagName, properties} of elementsOf(parseHtml(text))) {
        expect(tagName).toMatch(
          /^(?:[bipsu]|[ou]l|li|em|del|div|su[bp]|code|kbd|mark|small|s(?:pan|trong))$/u,
        );
        expect(['className', 'role']).toEqual(expect.arrayContaining(Object.keys(properties)));
      }
    },
  );
  border(
    'of a template becomes a document of few files, whatever its scripts and links',
    nearly([
      '<link rel="stylesheet" href="./style.css"><script src="script.js"></script>',
      '<body>\n<script type="module">\na();\n</script><script>b()</script>',
      ...HOSTILE_HTML,
    ]),
    (text) => {
      const {files} = prepareDocument({html: text, css: '', script: ''}, 'sdk', 'MARK');
      expect(files.length).toBeLessThanOrEqual(103);
    },
    [
      '<script>',
      '<script ',
      '<link ',
      '<link href=',
      '<script></script',
      '<script>\n</script>',
    ].map((part) => part.repeat(20_000)),
  );
});
