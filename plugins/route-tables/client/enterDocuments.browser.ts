import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {leadsToOwnDocument, loadDocument} from '@site/src/browser/ownDocument.browser';

/** Clicks that the browser itself would follow in this tab. */
function followsHere(event: MouseEvent, link: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && link.target !== '_blank';
}

/**
 * Loads the documents that links lead to when the application must not navigate there. Handlers of
 * the link still run (the version menu stores the reader's choice); the router sees that the click
 * is taken and stays where it is.
 */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link === null || event.defaultPrevented || !followsHere(event, link)) return;
      if (link.hasAttribute('download') || !leadsToOwnDocument(link.href)) return;
      event.preventDefault();
      loadDocument(link.href);
    },
    {capture: true},
  );
}
