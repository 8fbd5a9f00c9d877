import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

import type {Problem, Sample} from './samples';

/** What the manual tells its readers to set, for the browser and for Node.js at once. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  moduleDetection: ts.ModuleDetectionKind.Force,
  jsx: ts.JsxEmit.ReactJSX,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  types: ['node'],
  strict: true,
  allowJs: true,
  checkJs: true,
  esModuleInterop: true,
  // The SDK's own types name packages that it does not bring (electron-store, fuse.js).
  skipLibCheck: true,
  noEmit: true,
};
/**
 * What `store` is for a reader who adds the types of electron-store 8, as the page of plugins tells:
 * every value is `unknown`. For everyone else `store` is `any`, which fits whatever fits this.
 */
const STORE_TYPES = `declare module 'electron-store' {
  export default class Store {
    store: Record<string, unknown>;
    get(key: string, byDefault?: unknown): unknown;
    set(key: string, value?: unknown): void;
    set(values: Record<string, unknown>): void;
    has(key: string): boolean;
    delete(key: string): void;
  }
}
`;
/** The page of a template has the SDK as a global, which a module has to import. */
const PAGE_PREAMBLE = "import OneSDK from '@onecomme.com/onesdk'; ";
/** Every sample of a program would see what one of them declares for all. */
const GLOBAL = /\bdeclare\s+global\b/u;
const OWN_SDK = /\b(?:import|const|let|var)\s+OneSDK\b/u;

/**
 * Type-checks the samples and parses the JSON. Samples do not see one another, hence one program for
 * all, and one for each that declares something global (the same page of two manuals does so twice).
 * JavaScript may leave out the types of parameters; everything else is strict.
 *
 * @param root the folder with node_modules that has the SDK
 */
export function checkSamples(samples: readonly Sample[], root: string): Problem[] {
  const json = samples.filter(({kind}) => kind === 'json');
  const code = samples.filter(({kind}) => kind !== 'json');
  return [
    ...json.flatMap(jsonProblems),
    ...code.flatMap(scriptProblems),
    ...typeProblems(
      code.filter((sample) => !GLOBAL.test(sample.code)),
      root,
    ),
    ...code
      .filter((sample) => GLOBAL.test(sample.code))
      .flatMap((sample) => typeProblems([sample], root)),
  ];
}

function jsonProblems({file, line, code}: Sample): Problem[] {
  try {
    JSON.parse(code);
    return [];
  } catch (reason) {
    return [{file, line, message: messageOf(reason)}];
  }
}

/** A script of a page is no module: `await` and `import` at its top are syntax errors there. */
function scriptProblems({kind, extension, file, line, code}: Sample): Problem[] {
  if (kind !== 'page' || extension !== '.js' || /^\s*import\b/mu.test(code)) return [];
  try {
    new vm.Script(code);
    return [];
  } catch (reason) {
    return [{file, line, message: messageOf(reason)}];
  }
}

function messageOf(reason: unknown): string {
  return reason instanceof Error ? reason.message : String(reason);
}

function typeProblems(samples: readonly Sample[], root: string): Problem[] {
  const files = new Map(samples.map((sample) => [pathOf(sample, root), sample]));
  const disk = ts.createCompilerHost(OPTIONS);
  const storeTypes = path.join(root, 'electron-store.ambient.d.ts');
  const textOf = (name: string): string | undefined => {
    if (name === storeTypes) return STORE_TYPES;
    const sample = files.get(name);
    return sample === undefined ? undefined : preambleOf(sample) + sample.code;
  };
  const host: ts.CompilerHost = {
    ...disk,
    getCurrentDirectory: () => root,
    fileExists: (name) => textOf(name) !== undefined || disk.fileExists(name),
    readFile: (name) => textOf(name) ?? disk.readFile(name),
    getSourceFile: (name, language, ...rest) => {
      const text = textOf(name);
      return text === undefined
        ? disk.getSourceFile(name, language, ...rest)
        : ts.createSourceFile(name, text, language, true);
    },
  };
  const program = ts.createProgram([...files.keys(), storeTypes], OPTIONS, host);
  return [...files].flatMap(([name, sample]) => {
    const source = program.getSourceFile(name);
    return [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
      .filter(({code}) => sample.extension.startsWith('.ts') || !isImplicitAny(code))
      .map((diagnostic) => problemOf(diagnostic, sample));
  });
}

/** A path next to the page, so that imports are looked up as they are for the page's readers. */
function pathOf({file, line, extension}: Sample, root: string): string {
  return path.join(root, `${file}.L${line}${extension}`);
}

function preambleOf({kind, code}: Sample): string {
  return kind === 'page' && code.includes('OneSDK') && !OWN_SDK.test(code) ? PAGE_PREAMBLE : '';
}

/** 7005 to 7053: a parameter or variable without a type, which JavaScript cannot write. */
function isImplicitAny(code: number): boolean {
  return code >= 7005 && code <= 7053;
}

function problemOf(
  {start = 0, file: source, messageText, code}: ts.Diagnostic,
  sample: Sample,
): Problem {
  const row = source?.getLineAndCharacterOfPosition(start).line ?? 0;
  const text = ts.flattenDiagnosticMessageText(messageText, '\n');
  return {file: sample.file, line: sample.line + row, message: `TS${code}: ${text}`};
}
