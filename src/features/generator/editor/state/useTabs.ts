import {useCallback, useEffect, useRef, useState, type Dispatch} from 'react';
import type {AppVersion} from '@komebiyori/overlays/model/appVersions';
import {banner, TABS_BANNER} from './banners';
import type {EditorAction} from './editorState';
import {watchTabs, type Tabs} from './tabs.browser';

/** Watches for other tabs with the same version, and says which one saves. */
export function useTabs(
  app: AppVersion,
  dispatch: Dispatch<EditorAction>,
): {saves: boolean; takeOver: () => void} {
  const [saves, setSaves] = useState(true);
  const tabs = useRef<Tabs>(undefined);

  useEffect(() => {
    let isYielded = false;
    const watched = watchTabs(app, {
      onCount(others) {
        if (isYielded && others > 0) return;
        if (isYielded) setSaves(true);
        isYielded = false;
        dispatch(others > 0 ? {type: 'show', banner: OTHERS} : {type: 'dismiss', id: TABS_BANNER});
      },
      onTaken() {
        isYielded = true;
        setSaves(false);
        dispatch({type: 'show', banner: YIELDED});
      },
    });
    tabs.current = {
      ...watched,
      takeOver() {
        isYielded = false;
        watched.takeOver();
      },
    };
    return () => {
      watched.close();
    };
  }, [app, dispatch]);

  const takeOver = useCallback(() => {
    tabs.current?.takeOver();
    setSaves(true);
    dispatch({type: 'dismiss', id: TABS_BANNER});
  }, [dispatch]);

  return {saves, takeOver};
}

const OTHERS = banner(TABS_BANNER, 'warning', 'ほかのタブでも、同じバージョンを編集しています。', {
  lines: ['最後に変えたタブの内容が下書きに残ります。どちらで続けるかを選んでください。'],
  actions: [{kind: 'take-over'}, {kind: 'read-draft'}],
});

const YIELDED = banner(TABS_BANNER, 'warning', 'ほかのタブで編集を続けています。', {
  lines: ['このタブの変更は、下書きに保存しません。'],
  actions: [{kind: 'take-over'}, {kind: 'read-draft'}],
});
