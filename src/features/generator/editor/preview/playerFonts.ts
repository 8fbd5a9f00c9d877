import type {UsedFont} from '@komebiyori/overlays/css/webFonts';
import type {FontFile} from '@komebiyori/overlays/package/packTemplate';
import type {Preview} from '@komebiyori/overlays/preview';
import type {FontArrival} from '@komebiyori/overlays/preview/messages';
import {ownFiles, siteFaces} from '../output/outputs';
import type {EditorParts} from '../parts';
import {expectedFonts, type Shown} from './previewCss';

/** Gives a preview the fonts of its design, and knows which of them it lacks. */
export interface PlayerFonts {
  /** A document has begun, which has none. */
  readonly begin: (preview: Preview) => void;
  /** The document goes; what is given before the next one has begun would be given twice. */
  readonly end: () => void;
  readonly give: (shown: Shown) => void;
  /** Whether the document has a file that the visitor has taken away; it cannot forget it. */
  readonly hasTooMany: (shown: Shown) => boolean;
  /** What the document says of a family. */
  readonly hear: (arrival: FontArrival) => void;
  /** Nothing is known to lack; it will be tried again. */
  readonly forget: () => void;
}

const keyOf = ({family, weight}: UsedFont): string => `${weight} ${family}`;

/**
 * @param onMissing the families that did not come, after every change
 */
export function createPlayerFonts(
  loadFonts: EditorParts['loadFonts'],
  onMissing: (families: readonly string[]) => void,
): PlayerFonts {
  let preview: Preview | undefined;
  /** What the document has of the site. */
  let given = new Set<string>();
  let own = new Set<FontFile>();
  let expected: readonly string[] = [];
  let missing: ReadonlySet<string> = new Set();

  const isExpected = (family: string): boolean => expected.includes(family);
  const tell = (families: Iterable<string>): void => {
    const next = new Set(families);
    const isSame = next.size === missing.size && [...next].every((one) => missing.has(one));
    missing = next;
    if (!isSame) onMissing([...next]);
  };
  const giveOwn = ({design, files}: Shown): void => {
    const added = ownFiles(design, files).filter((file) => !own.has(file));
    if (added.length === 0) return;
    for (const file of added) own.add(file);
    preview?.addFonts(added);
  };
  const giveOfSite = async ({design, files}: Shown): Promise<void> => {
    const document = given;
    const lacking = siteFaces(design, files).filter((face) => !document.has(keyOf(face)));
    if (lacking.length === 0) return;
    for (const face of lacking) document.add(keyOf(face));
    try {
      const loaded = await loadFonts(lacking);
      // Another document has begun without them, and asks itself.
      if (document === given) preview?.addFonts(loaded);
    } catch {
      for (const face of lacking) document.delete(keyOf(face));
      const families = lacking.map(({family}) => family);
      if (document === given) tell([...missing, ...families.filter(isExpected)]);
    }
  };
  const expectThem = (shown: Shown): void => {
    const fonts = expectedFonts(shown);
    const families = fonts.map(({family}) => family);
    if (families.join('\n') === expected.join('\n')) return;
    expected = families;
    preview?.expectFonts(fonts);
    tell([...missing].filter(isExpected));
  };

  return {
    begin(document) {
      preview = document;
      given = new Set();
      own = new Set();
      expected = [];
    },
    end() {
      preview = undefined;
    },
    give(shown) {
      if (preview === undefined) return;
      giveOwn(shown);
      expectThem(shown);
      void giveOfSite(shown);
    },
    hasTooMany: ({files}) => [...own].some((file) => !files.includes(file)),
    hear({family, isThere}) {
      if (!isExpected(family)) return;
      tell(isThere ? [...missing].filter((one) => one !== family) : [...missing, family]);
    },
    forget() {
      tell([]);
    },
  };
}
