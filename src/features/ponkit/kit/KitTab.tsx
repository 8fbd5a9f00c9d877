import {useEffect, useRef, useState, type ReactNode} from 'react';

import {AssetsPanel} from './AssetsPanel';
import {ExportPanel} from './ExportPanel';
import {ImportPanel} from './ImportPanel';
import {decodeKitLink} from './link';
import type {OpenedKit} from './openKit.browser';
import {PreviewPanel} from './PreviewPanel';
import {StartersPanel} from './StartersPanel';
import styles from './KitTab.module.css';

/** The kit that the address holds; it is taken out, so that a reload does not bring it again. */
function takeSharedKit(): OpenedKit | undefined {
  const read = decodeKitLink(window.location.hash);
  if (read === undefined) return undefined;
  const {pathname, search} = window.location;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
  return 'problem' in read ? read : {name: 'リンク', files: new Map(), ...read};
}

/** What goes out of the tool, and what comes in. */
export function KitTab(): ReactNode {
  const [opened, setOpened] = useState<OpenedKit>();
  const preview = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const look = (): void => {
      const shared = takeSharedKit();
      if (shared !== undefined) setOpened(shared);
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('hashchange', look);
    };
  }, []);
  useEffect(() => {
    if (opened !== undefined && !('problem' in opened)) preview.current?.focus();
  }, [opened]);
  return (
    <div className={styles.bench}>
      <ImportPanel
        problem={opened !== undefined && 'problem' in opened ? opened.problem : undefined}
        onOpen={setOpened}
      />
      <ExportPanel />
      {opened !== undefined && !('problem' in opened) && (
        <div className={styles.wide}>
          <PreviewPanel
            kit={opened}
            heading={preview}
            onClose={() => {
              setOpened(undefined);
            }}
          />
        </div>
      )}
      <StartersPanel onOpen={setOpened} />
      <AssetsPanel />
    </div>
  );
}
