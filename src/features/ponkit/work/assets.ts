import * as v from 'valibot';

/** Kinds of files that a kit may hold: what browsers, OBS among them, show and play without doubt. */
export const ASSET_TYPES = {
  'image/png': {ending: 'png', kind: 'image'},
  'image/jpeg': {ending: 'jpg', kind: 'image'},
  'image/gif': {ending: 'gif', kind: 'image'},
  'image/webp': {ending: 'webp', kind: 'image'},
  'audio/mpeg': {ending: 'mp3', kind: 'sound'},
  'audio/wav': {ending: 'wav', kind: 'sound'},
  'audio/ogg': {ending: 'ogg', kind: 'sound'},
  'audio/mp4': {ending: 'm4a', kind: 'sound'},
} as const;

export type AssetType = keyof typeof ASSET_TYPES;
export type AssetKind = (typeof ASSET_TYPES)[AssetType]['kind'];

/** In bytes, of one picture and of one sound. */
export const MAX_ASSET: Readonly<Record<AssetKind, number>> = {
  image: 5 * 1024 * 1024,
  sound: 10 * 1024 * 1024,
};
/** Of all files together, in bytes. */
export const MAX_ALL_ASSETS = 100 * 1024 * 1024;
export const MAX_ASSETS = 200;

/** A file's name: no folders, nothing that a file system takes for a command. */
const FILE_NAME = /^[^\p{Cc}\\/:*?"<>|.][^\p{Cc}\\/:*?"<>|]{0,79}$/u;

/** A picture or a sound of the work. Its bytes never change: other bytes are another asset. */
export const AssetSchema = v.pipe(
  v.object({
    /** SHA-256 of the bytes, in hexadecimal. */
    id: v.pipe(v.string(), v.regex(/^[\da-f]{64}$/u)),
    /** The name of the file, one in the work. Items and buttons name an asset by it. */
    path: v.pipe(v.string(), v.regex(FILE_NAME)),
    type: v.picklist(Object.keys(ASSET_TYPES) as AssetType[]),
    /** In bytes. */
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ASSET.sound)),
  }),
  v.readonly(),
);

export type Asset = v.InferOutput<typeof AssetSchema>;

export const kindOf = ({type}: Pick<Asset, 'type'>): AssetKind => ASSET_TYPES[type].kind;
