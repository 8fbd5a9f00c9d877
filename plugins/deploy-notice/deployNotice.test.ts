import type {LoadContext} from '@docusaurus/types';
import {afterEach, describe, expect, it, vi} from 'vitest';
import deployNoticePlugin from './index';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the end of a build', () => {
  const said = (notice: string | undefined): unknown[] => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const plugin = deployNoticePlugin({} as LoadContext, {notice});
    void plugin.postBuild?.({} as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
    return warn.mock.calls.flat();
  };

  it('says what must be noticed', () => {
    expect(said('Built WITHOUT accounts')).toEqual(['[WARNING] Built WITHOUT accounts']);
  });
  it('says nothing when all is as it was asked for', () => {
    expect(said(undefined)).toEqual([]);
  });
});
