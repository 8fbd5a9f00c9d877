import {HANDWRITING} from '@komebiyori/overlays/handwriting';
import {bundleHandwriting} from '@komebiyori/overlays/handwriting/package/bundleHandwriting';
import {packHandwriting} from '@komebiyori/overlays/handwriting/package/packHandwriting';
import {thumbFile} from '../shared/addresses';
import type {OtherTemplateFacts} from '../shared/templateFacts';
import {zipFacts} from './readyZips';

interface Parts {
  /** A PNG. */
  readonly thumb: Uint8Array;
  readonly siteUrl: string;
  readonly baseUrl: string;
}

/** The handwriting overlay, packed, with what the pages say of it. */
export async function readyHandwriting({thumb, siteUrl, baseUrl}: Parts): Promise<{
  readonly facts: OtherTemplateFacts;
  readonly bytes: Uint8Array;
}> {
  const packed = packHandwriting(await bundleHandwriting(), {thumb, siteUrl});
  const {slug: _slug, ...facts} = HANDWRITING;
  const zip = zipFacts(packed, baseUrl);
  return {
    facts: {...facts, thumb: `${baseUrl}${thumbFile(facts.id)}`, zip},
    bytes: packed.bytes,
  };
}
