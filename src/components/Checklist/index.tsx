import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';

import styles from './Checklist.module.css';

interface Props {
  /** What is ticked off, for screen readers: the heading above may be far. */
  readonly label: string;
  /** A Markdown list whose every item begins with `[ ]`. */
  readonly children: ReactNode;
}

interface Part {
  readonly className?: string;
  readonly type?: string;
  readonly children?: ReactNode;
}

/**
 * Shows a Markdown task list (`- [ ] 項目`) as boxes to tick while working. The boxes are the
 * browser's own and nobody listens to them: they work before the scripts arrive and forget when the
 * page is closed. The list stays Markdown, so that its links are checked and its prose linted.
 */
export function Checklist({label, children}: Props): ReactNode {
  const [list, ...rest] = partsOf(children);
  if (list?.props.className !== 'contains-task-list' || rest.length > 0) {
    throw new Error('A Checklist holds one Markdown list, each item of it begins with [ ].');
  }
  return (
    <ul className={styles.checklist} aria-label={label}>
      {partsOf(list.props.children).map((item) => (
        <Task key={item.key}>{item}</Task>
      ))}
    </ul>
  );
}

function Task({children: item}: {readonly children: ReactElement<Part>}): ReactNode {
  const words = Children.toArray(item.props.children);
  const [box] = words;
  // A list with empty lines between its items has paragraphs, and the boxes in those.
  if (!isPart(box) || box.props.type !== 'checkbox') {
    throw new Error('Each item of a Checklist begins with [ ], without empty lines between items.');
  }
  return (
    <li>
      <label className={styles.task}>
        <input type="checkbox" className={styles.box} />
        <span>{words.slice(1)}</span>
      </label>
    </li>
  );
}

/** The elements among children: Markdown leaves line breaks between them. */
function partsOf(children: ReactNode): ReactElement<Part>[] {
  return Children.toArray(children).filter(isPart);
}

function isPart(node: unknown): node is ReactElement<Part> {
  return isValidElement(node);
}
