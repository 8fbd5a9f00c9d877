/** A JSON example of a page. */
export interface PageExample {
  /** The code in the heading above it, for example `GET /api/info`; empty above the first. */
  readonly heading: string;
  /** What its frame is called; empty without a title. */
  readonly title: string;
  readonly text: string;
}

const HEADING = /^### `(?<code>[^`]+)`/u;
const FENCE = /^```(?<language>\w*)(?: title="(?<title>[^"]*)")?$/u;

/** Third-level headings that are code, in order: endpoints and message types. */
export function codeHeadings(body: string): string[] {
  return linesOutsideFences(body).flatMap((line) => HEADING.exec(line)?.groups?.['code'] ?? []);
}

/** Every JSON example with the code heading it stands under. */
export function jsonExamples(body: string): PageExample[] {
  const examples: PageExample[] = [];
  let heading = '';
  let open: {language: string; title: string; lines: string[]} | undefined;
  for (const line of body.split('\n')) {
    if (open !== undefined) {
      if (line === '```') {
        const {language, title, lines} = open;
        if (language === 'json') examples.push({heading, title, text: lines.join('\n')});
        open = undefined;
      } else open.lines.push(line);
    } else {
      const fence = FENCE.exec(line)?.groups;
      if (fence) open = {language: fence['language'] ?? '', title: fence['title'] ?? '', lines: []};
      else if (/^##? /u.test(line)) heading = '';
      else heading = HEADING.exec(line)?.groups?.['code'] ?? heading;
    }
  }
  return examples;
}

function linesOutsideFences(body: string): string[] {
  return body.replace(/^```[^]*?^```$/gmu, '').split('\n');
}
