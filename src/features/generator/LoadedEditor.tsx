import type {ReactNode} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {createPreview} from '@komebiyori/overlays/preview';
import {loadFonts, loadFontSample, loadRuntime, loadSdk} from '@site/plugins/overlays/client';

import Editor from './editor/Editor';
import type {EditorParts} from './editor/parts';
import type {OnVersion} from './editor/state/useEditor';
import {loadThumb, thumbAddress} from './thumbs.browser';

interface Props {
  readonly app: AppVersion;
  readonly editors: string;
  readonly onVersion: OnVersion;
}

const PARTS: Omit<EditorParts, 'editors'> = {
  createPreview,
  loadFonts,
  loadFontSample,
  loadRuntime,
  loadSdk,
  loadThumb,
  thumbAddress,
};

/** The editor with the scripts that this site's build made. */
export default function LoadedEditor({app, editors, onVersion}: Props): ReactNode {
  return <Editor app={app} parts={{...PARTS, editors}} onVersion={onVersion} />;
}
