import ts from 'typescript';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;
const FRONT_MATTER = /^---\n(?<fields>[^]*?)\n---\n/u;

/** A text a visitor reads, and where it stands. */
export interface Prose {
  line: number;
  text: string;
}

const isSentence = (text: string): boolean => JAPANESE.test(text) && text.includes('。');

/** The descriptions in YAML front matter or tags.yml: textlint's Markdown plugin skips them. */
export function descriptionsIn(source: string, wholeFile: boolean): Prose[] {
  const yaml = wholeFile ? source : (FRONT_MATTER.exec(source)?.groups?.['fields'] ?? '');
  const offset = wholeFile ? 1 : 2;
  return yaml.split('\n').flatMap((row, index) => {
    const text = /^\s*description:\s*['"]?(?<text>.*?)['"]?\s*$/u.exec(row)?.groups?.['text'];
    return text !== undefined && isSentence(text) ? [{line: index + offset, text}] : [];
  });
}

/** Japanese sentences in string literals and JSX text of a TypeScript or JSON file. */
export function sentencesIn(fileName: string, source: string): Prose[] {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    fileName.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TSX,
  );
  const found: Prose[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) {
      const text = node.text
        .replace(/\s+/gu, ' ')
        .replace(/<[^>]+>/gu, '')
        .trim();
      if (isSentence(text)) {
        found.push({line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
