import {useCallback, useEffect, useRef, useState, type ReactNode} from 'react';
import {Button, Panel} from '@site/src/components/ToolParts';
import {AssetsPanel, ExportPanel, ImportPanel} from './Panels';
import {decodeKitLink} from './link';
import type {OpenedKit, Kit} from './openKit.browser';
import {PreviewPanel} from './PreviewPanel';
import styles from './KitTab.module.css';
import {STARTERS} from './starters';

/** The kit that the address holds; it stays there until it is answered, so that a reload keeps it. */
function sharedKit(): OpenedKit | undefined {
  const read = decodeKitLink(window.location.hash);
  if (read === undefined) return undefined;
  return 'problem' in read ? read : {name: 'リンク', files: new Map(), ...read};
}

/** A kit that was taken in or refused is not brought again. */
function forgetSharedKit(): void {
  const {pathname, search, hash} = window.location;
  if (!hash.startsWith('#kit=')) return;
  window.history.replaceState(window.history.state, '', `${pathname}${search}`);
}

/** A kit as it was opened: another one each time, of which nothing is chosen or taken yet. */
interface Opening {
  readonly kit: OpenedKit;
  readonly count: number;
}

/** What goes out of the tool, and what comes in. */
export function KitTab({onPad}: {readonly onPad: () => void}): ReactNode {
  const [{kit: opened, count}, setOpening] = useState<Partial<Opening>>({});
  const preview = useRef<HTMLHeadingElement>(null);
  /** What was pressed to open a kit has the focus again when that is closed. */
  const opener = useRef<Element>(null);
  const show = useCallback((kit: OpenedKit): void => {
    setOpening((before) => ({kit, count: (before.count ?? 0) + 1}));
  }, []);
  const open = (next: OpenedKit): void => {
    opener.current = document.activeElement;
    show(next);
  };
  useEffect(() => {
    const look = (): void => {
      const shared = sharedKit();
      if (shared !== undefined) show(shared);
    };
    look();
    addEventListener('hashchange', look);
    return () => {
      removeEventListener('hashchange', look);
    };
  }, [show]);
  useEffect(() => {
    if (opened !== undefined && !('problem' in opened)) preview.current?.focus();
  }, [opened]);
  return (
    <div className={styles.bench}>
      <ImportPanel
        problem={opened !== undefined && 'problem' in opened ? opened.problem : undefined}
        onOpen={open}
      />
      <ExportPanel />
      {opened !== undefined && !('problem' in opened) && (
        <div className={styles.wide}>
          <PreviewPanel
            key={count}
            kit={opened}
            heading={preview}
            onTaken={forgetSharedKit}
            onPad={onPad}
            onClose={() => {
              forgetSharedKit();
              if (opener.current instanceof HTMLElement) opener.current.focus();
              setOpening({});
            }}
          />
        </div>
      )}
      <StartersPanel onOpen={open} />
      <AssetsPanel />
    </div>
  );
}

interface Props {
  readonly onOpen: (kit: Kit) => void;
}

/** Pads that are ready to press. */
function StartersPanel({onOpen}: Props): ReactNode {
  return (
    <Panel title="見本から始める">
      <ul className={styles.list}>
        {STARTERS.map(({id, name, about, work}) => (
          <li key={id}>
            <span className={styles.name}>
              <b>{name}</b>
              <small>{about}</small>
            </span>
            <Button
              aria-label={`見本「${name}」の中身を見る`}
              onClick={() => {
                onOpen({name: `見本「${name}」`, work, left: 0, files: new Map()});
              }}
            >
              中身を見る
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
