import {FRAME_FILE} from '../shared/address';
import type {TemplateFiles, Member, Sample, SdkFile} from '../shared/types';

export {
  FILE_NAMES,
  type FileKind,
  type Member,
  type Sample,
  type SdkFile,
  type TemplateFiles,
} from '../shared/types';
export {
  readReport,
  type ConsoleLine,
  type FrameFile,
  type Order,
  type Report,
} from '../shared/messages';

/** The page in which templates run. */
export const FRAME_PAGE = `/${FRAME_FILE}`;

/** What a template needs to run, each in a chunk of its own. */
export async function loadSamples(): Promise<{
  samples: readonly Sample[];
  family: TemplateFiles;
  sdk: SdkFile;
}> {
  const [samples, family, sdk] = await Promise.all([
    import('@generated/playground/default/samples.json'),
    import('@generated/playground/default/family.json'),
    import('@generated/playground/default/sdk.json'),
  ]);
  return {samples: samples.default.samples, family: family.default, sdk: sdk.default};
}

/** What the editor says of the names of the SDK. */
export async function loadMembers(): Promise<readonly Member[]> {
  const {default: file} = await import('@generated/playground/default/members.json');
  return file.members;
}
