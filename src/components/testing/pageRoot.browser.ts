import {createRoot, type Root} from 'react-dom/client';
import {afterEach, beforeEach} from 'vitest';

interface PageRoot {
  readonly box: HTMLElement;
  readonly render: Root['render'];
}

/** A box in the page with a root of React, new for every test of the file that calls this. */
export function pageRoot(): PageRoot {
  let box: HTMLElement;
  let root: Root;
  beforeEach(() => {
    box = document.createElement('div');
    document.body.append(box);
    root = createRoot(box);
  });
  afterEach(() => {
    root.unmount();
    box.remove();
  });
  return {
    get box() {
      return box;
    },
    render: (node) => {
      root.render(node);
    },
  };
}
