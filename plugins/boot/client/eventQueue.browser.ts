/** What a visitor did before React was there. */
interface Queued {
  target: Element;
  replay: () => void;
}

export interface EventQueue {
  /** Does again, in order, what was held back, and stops holding back. */
  replay: () => void;
  /** Forgets what was held back and stops holding back. */
  release: () => void;
}

/** Controls that only work through React. Links, details, popovers and real forms work natively. */
const REACT_CONTROL =
  'button:not([popovertarget]):not([data-native]):not([type="submit"]), [role="button"]:not(a[href])';

/**
 * Holds back clicks on controls that need React until `replay`. A choice (checkbox, radio, select) is
 * seen at once, and made again then: React knows only what it was told, and would undo it.
 * Nothing else is touched: links, text fields, native forms and disclosures work at once.
 */
export function queueEvents(document: Document): EventQueue {
  const queue: Queued[] = [];

  const onClick = (event: MouseEvent): void => {
    if (!(event.target instanceof Element)) return;
    const control = event.target.closest<HTMLElement>(REACT_CONTROL);
    if (control === null) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    queue.push({
      target: control,
      replay: () => {
        control.click();
      },
    });
  };

  const onChange = ({target}: Event): void => {
    if (target instanceof HTMLSelectElement) {
      const {value} = target;
      queue.push({
        target,
        replay: () => {
          target.value = value;
          target.dispatchEvent(new Event('change', {bubbles: true}));
        },
      });
    } else if (target instanceof HTMLInputElement && /^(?:checkbox|radio)$/u.test(target.type)) {
      const {checked} = target;
      queue.push({
        target,
        replay: () => {
          // React sees a change only where it is one.
          target.checked = !checked;
          target.click();
        },
      });
    }
  };

  document.addEventListener('click', onClick, true);
  document.addEventListener('change', onChange, true);
  const release = (): void => {
    document.removeEventListener('click', onClick, true);
    document.removeEventListener('change', onChange, true);
    queue.length = 0;
  };
  return {
    replay: () => {
      const held = queue.splice(0);
      release();
      for (const item of held) if (item.target.isConnected) item.replay();
    },
    release,
  };
}
