import {useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/ToolParts';
import styles from './JsonView.module.css';

/** Lists and objects with more entries are closed at first, but for the whole. */
const OPEN_ENTRIES = 12;
/** How many entries are shown at once. */
const PAGE = 100;
/** Deeper ones are closed at first. */
const OPEN_DEPTH = 3;

type Entry = readonly [name: string, value: unknown];

const isTree = (value: unknown): value is object => typeof value === 'object' && value !== null;

function Leaf({value}: {readonly value: unknown}): ReactNode {
  const kind = value === null ? 'null' : typeof value;
  return (
    <span className={styles.leaf} data-kind={kind}>
      {JSON.stringify(value)}
    </span>
  );
}

interface TreeProps {
  readonly value: object;
  readonly name: ReactNode;
  readonly depth: number;
}

function Tree({value, name, depth}: TreeProps): ReactNode {
  const entries: readonly Entry[] = Object.entries(value);
  const isList = Array.isArray(value);
  const [isOpen, setOpen] = useState(
    depth === 0 || (entries.length <= OPEN_ENTRIES && depth < OPEN_DEPTH),
  );
  const [count, setCount] = useState(PAGE);
  if (entries.length === 0) {
    return (
      <span>
        {name}
        {isList ? '[]' : '{}'}
      </span>
    );
  }
  return (
    <details
      open={isOpen}
      onToggle={({currentTarget, target}) => {
        if (target === currentTarget) setOpen(currentTarget.open);
      }}
    >
      <summary className={styles.summary}>
        {name}
        {isList ? '[…]' : '{…}'} <span className={styles.count}>{entries.length}件</span>
      </summary>
      {/* What is closed is not drawn: an answer may have thousands of entries. */}
      {isOpen && (
        <ul className={styles.list}>
          {entries.slice(0, count).map(([key, part]) => (
            <li key={key}>
              <Node name={key} value={part} depth={depth + 1} />
            </li>
          ))}
        </ul>
      )}
      {isOpen && entries.length > count && (
        <Button
          onClick={() => {
            setCount(count + PAGE);
          }}
        >
          続きを{Math.min(PAGE, entries.length - count)}件出す
        </Button>
      )}
    </details>
  );
}

function Node(props: {
  readonly name: string;
  readonly value: unknown;
  readonly depth: number;
}): ReactNode {
  const {name, value, depth} = props;
  const label = (
    <>
      <span className={styles.name}>{name}</span>:{' '}
    </>
  );
  if (isTree(value)) return <Tree value={value} name={label} depth={depth} />;
  return (
    <>
      {label}
      <Leaf value={value} />
    </>
  );
}

/** A value of JSON in colours; what is long or deep is closed at first. */
export function JsonView({value}: {readonly value: unknown}): ReactNode {
  return (
    <div className={styles.view}>
      {isTree(value) ? <Tree value={value} name="" depth={0} /> : <Leaf value={value} />}
    </div>
  );
}
