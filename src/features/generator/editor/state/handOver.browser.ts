import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {designOf, type EditorState} from './editorState';

/** The editor of one version's page for that of the next: history goes along. */
let handed: EditorState | undefined;

/** Leaves an editor for the page of its design's version. */
export function handOver(state: EditorState): void {
  handed = state;
}

/** The editor that was left for this version; asking twice gives it twice. */
export function handedOver(app: AppVersion): EditorState | undefined {
  return handed !== undefined && designOf(handed).app === app ? handed : undefined;
}

/** It is taken, or nobody came for it. */
export function forgetHandedOver(): void {
  handed = undefined;
}
