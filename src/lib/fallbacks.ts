import * as v from 'valibot';
import {maxCharacters} from './textLimit';

/*
 * Schemas of settings from anywhere: what is missing or out of its range (both ends included) is as at
 * first, so that a link from elsewhere breaks nothing.
 */

export const text = (max: number, start: string) =>
  v.fallback(v.pipe(v.string(), maxCharacters(max)), start);
export const between = (min: number, max: number, start: number) =>
  v.fallback(v.pipe(v.number(), v.finite(), v.minValue(min), v.maxValue(max)), start);
export const whole = (min: number, max: number, start: number) =>
  v.fallback(v.pipe(v.number(), v.integer(), v.minValue(min), v.maxValue(max)), start);
export const flag = (start: boolean) => v.fallback(v.boolean(), start);
export const oneOf = <const T extends readonly [string, ...string[]]>(
  values: T,
  start: T[number],
) => v.fallback(v.picklist(values), start);
