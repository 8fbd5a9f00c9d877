import type {ReactNode} from 'react';

import {Icon} from './Icon';
import styles from './Tree.module.css';

/** A folder (it has children) or a file. */
export interface TreeNode {
  readonly name: string;
  readonly note?: string;
  readonly children?: readonly TreeNode[];
}

/** Folders and files as nested lists of text. */
export function Tree({nodes}: {readonly nodes: readonly TreeNode[]}): ReactNode {
  return (
    <ul className={styles.tree}>
      {nodes.map((node) => (
        <li key={node.name} className={styles.node}>
          <span className={styles.line}>
            <span className={node.children === undefined ? styles.file : styles.folder}>
              <Icon name={node.children === undefined ? 'file' : 'folder'} />
            </span>
            <span>
              <span className={styles.name}>{node.name}</span>{' '}
              {node.note !== undefined && <span className={styles.note}>{node.note}</span>}
            </span>
          </span>
          {node.children !== undefined && node.children.length > 0 && (
            <Tree nodes={node.children} />
          )}
        </li>
      ))}
    </ul>
  );
}
