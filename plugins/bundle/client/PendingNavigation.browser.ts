import Original from '@docusaurus/core/lib/client/PendingNavigation';
import {isWantedThere} from '@site/src/browser/navigation.browser';

/**
 * Docusaurus's, which keeps the page while the next one loads. It draws the old page once more, with
 * all its links, before it looks whether there is anything to load: two fifths of what script does
 * when a link is followed. This one draws a page at once that is there already.
 */
export default class PendingNavigation extends Original {
  #isDrawn = false;

  override shouldComponentUpdate(
    ...[props, state]: Parameters<Original['shouldComponentUpdate']>
  ): boolean {
    // The original's word that what is drawn has loaded.
    if (props === this.props && this.#isDrawn) return false;
    const isUpdated = super.shouldComponentUpdate(props, state);
    if (props.location === this.props.location) return isUpdated;
    this.#isDrawn = isWantedThere();
    return this.#isDrawn;
  }
}
