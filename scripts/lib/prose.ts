import ts from 'typescript';

const JAPANESE = /[\u3040-\u30ff\u4e00-\u9fff]/u;
const FRONT_MATTER = /^---\n(?<fields>[^]*?)\n---\n/u;

/** A text a visitor reads, and where it stands. */
export interface Prose {
  line: number;
  text: string;
}

/** What code says: whole sentences, and what is none (labels, pieces between what is put in). */
export interface CodeTexts {
  readonly sentences: Prose[];
  readonly labels: Prose[];
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

const isPiece = (node: ts.Node): node is ts.TemplateLiteralToken =>
  ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node);

/** Japanese in the string literals, templates and JSX text of a TypeScript or JSON file. */
export function textsIn(fileName: string, source: string): CodeTexts {
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    true,
    fileName.endsWith('.json') ? ts.ScriptKind.JSON : ts.ScriptKind.TSX,
  );
  const found: CodeTexts = {sentences: [], labels: []};
  const visit = (node: ts.Node): void => {
    // By these an option is found, as people type them.
    if (ts.isPropertyAssignment(node) && node.name.getText() === 'words') return;
    if (ts.isStringLiteralLike(node) || ts.isJsxText(node) || isPiece(node)) {
      const text = node.text
        .replace(/\s+/gu, ' ')
        .replace(/<[^>]+>/gu, '')
        .trim();
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      // A piece of a template is no sentence, whatever is in it.
      if (isSentence(text) && !isPiece(node)) found.sentences.push({line, text});
      else if (JAPANESE.test(text)) found.labels.push({line, text});
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}
