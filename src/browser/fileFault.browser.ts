import {SiteFileError, type FileFault} from '@komebiyori/lib/siteFile.browser';
import {siteFault} from './loadFailure.browser';

/** What is at fault where something of the site could not be loaded, a part of its code among it. */
export async function faultOf(error: unknown): Promise<FileFault> {
  if (error instanceof SiteFileError) return error.fault;
  return (await siteFault()) ?? 'network';
}
