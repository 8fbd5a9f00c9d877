import {readText, readValue as readShared, same, type Fitted} from '@komebiyori/fields/readValue';
import {isHugePicture, pictureSize} from '@komebiyori/lib/pictureHeader';
import {fromBase64} from '../share/base64url';
import type {ColorField, Field, ImageField} from './fields';

/** Longer names of fonts are no names. */
export const MAX_FONT_LENGTH = 100;
const COLOR = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/u;
const IMAGE = /^data:image\/(?:png|jpeg|webp|gif|avif);base64,(?<data>[A-Za-z0-9+/]+={0,2})$/u;

/** Reads a value from outside as a field of a template has it, as `readValue` of all fields. */
export function readValue(field: Field, raw: unknown): Fitted | undefined {
  switch (field.kind) {
    case 'color':
      return typeof raw === 'string' ? readColor(field, raw) : undefined;
    case 'font':
      return typeof raw === 'string' ? readText(raw, MAX_FONT_LENGTH) : undefined;
    case 'image':
      return typeof raw === 'string' ? readImage(field, raw) : undefined;
    default:
      return readShared(field, raw);
  }
}

/** Any length and case of hexadecimal colours is the same colour. */
function readColor({isOptional}: ColorField, raw: string): Fitted | undefined {
  if (raw === '') return isOptional ? same('') : undefined;
  const hex = raw.toLowerCase();
  if (!COLOR.test(hex)) return undefined;
  const long = hex.length <= 5 ? hex.replace(/[\da-f]/gu, '$&$&') : hex;
  return same(long.length === 7 ? `${long}ff` : long);
}

function readImage({maxBytes}: ImageField, raw: string): Fitted | undefined {
  if (raw === '') return same('');
  // Four characters of base64 hold three bytes.
  const isSmall = raw.length <= (maxBytes / 3) * 4 + 100;
  const data = isSmall ? IMAGE.exec(raw)?.groups?.['data'] : undefined;
  if (data === undefined) return undefined;
  // Few bytes may stand for a picture that takes the memory of OBS.
  const size = pictureSize(fromBase64(data) ?? new Uint8Array());
  return size !== undefined && isHugePicture(size) ? undefined : same(raw);
}
