import type {Settings} from '../package/settings';
import type {Item} from './comments/item';
import type {Drawing} from './dom/commentElement';
import type {Transitions} from './dom/transitions';

/** What a kind of template has to work with. */
interface Context {
  readonly settings: Settings;
  /** `.container` */
  readonly container: HTMLElement;
  /** `.comments` */
  readonly list: HTMLElement;
  readonly drawing: Drawing;
  readonly transitions: Transitions;
  /** Whether nothing is to move. */
  readonly isStill: () => boolean;
}

/** What a kind of template does with comments; filters have been applied. */
export interface Overlay {
  /** `isOld`: they were there before the page. */
  readonly add: (items: readonly Item[], isOld: boolean) => void;
  readonly change: (item: Item) => void;
  readonly remove: (ids: readonly string[]) => void;
  readonly pin: (item: Item | undefined) => void;
}

export type Kind = (context: Context) => Overlay;
