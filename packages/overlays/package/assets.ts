import {fromBase64, toBase64} from '../share/base64url';
import {catalogueOf} from '../model/catalogue';
import type {Design, Options} from '../model/design';

/** Pictures of a design as files, and the design without them or with their paths. */
export interface Assets {
  /** By path in the template's folder. */
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly bare: Design;
  readonly linked: Design;
}

const PICTURE = /^data:image\/([a-z]+);base64,(.+)$/u;

/** Takes the pictures out of a design's options. */
export function takeAssets(design: Design): Assets {
  const files = new Map<string, Uint8Array>();
  const bare: [string, Options[string]][] = [];
  const linked: [string, Options[string]][] = [];
  const catalogue = catalogueOf(design.template, design.app);
  for (const [key, value] of Object.entries(design.opts)) {
    const [, type, data] =
      catalogue.get(key)?.field.kind === 'image' ? (PICTURE.exec(String(value)) ?? []) : [];
    const bytes = data === undefined ? undefined : fromBase64(data);
    if (type === undefined || bytes === undefined) {
      bare.push([key, value]);
      linked.push([key, value]);
      continue;
    }
    const path = `assets/${key.replace('.', '-')}.${type}`;
    files.set(path, bytes);
    linked.push([key, `./${path}`]);
  }
  const opts = Object.fromEntries(bare);
  return {files, bare: {...design, opts}, linked: {...design, opts: Object.fromEntries(linked)}};
}

/** The pictures among a template's files, as options; `readDesign` judges them. */
export function giveAssets(files: ReadonlyMap<string, Uint8Array>): Record<string, string> {
  const found: [string, string][] = [];
  for (const [path, bytes] of files) {
    const [, group, id, type] = /^assets\/([a-z]+)-([a-zA-Z]+)\.([a-z]+)$/u.exec(path) ?? [];
    if (group === undefined || id === undefined || type === undefined) continue;
    found.push([`${group}.${id}`, `data:image/${type};base64,${toBase64(bytes)}`]);
  }
  return Object.fromEntries(found);
}
