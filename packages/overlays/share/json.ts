import {parsedJson} from '@komebiyori/lib/parsedJson';
import type {AppVersion} from '../model/appVersions';
import type {Design} from '../model/design';
import {readDesign, type ReadDesign} from '../model/readDesign';

/** The keys of a design in the order of its text. */
function plain({schema, app, template, opts, customCss, name, author}: Design): object {
  return {schema, app, template, opts, customCss, name, author};
}

/** A design as short JSON. */
export const toJson = (design: Design): string => JSON.stringify(plain(design));

/** A design as a file for people: indented, with a line end. */
export const toJsonFile = (design: Design): string =>
  `${JSON.stringify(plain(design), undefined, 2)}\n`;

/** The largest file that is parsed: a picture of 2 MB in base64 and much more than any option. */
const MAX_LENGTH = 20_000_000;
/** Some editors put it before the text. */
const BYTE_ORDER_MARK = /^\uFEFF/u;

/** Reads the text of a JSON file; never throws. */
export function readJson(text: string, app?: AppVersion): ReadDesign {
  return readDesign(
    text.length > MAX_LENGTH ? undefined : parsedJson(text.replace(BYTE_ORDER_MARK, '')),
    app,
  );
}

/** Whether two designs say the same. */
export const isSameDesign = (one: Design, other: Design): boolean => toJson(one) === toJson(other);
