import {onTestFinished} from 'vitest';
import {DEFAULT_ADDRESS} from '../address';
import {createLink, type AppLink, type AppLinkOptions} from '../link';
import {createFakeApp, type FakeApp} from './fakeApp';

/** A link, the app that it talks to, and the kind of its state. */
export interface Bench {
  readonly app: FakeApp;
  readonly link: AppLink;
  readonly kind: () => string;
}

/** Makes a link for one test. */
export function bench(
  options: Partial<AppLinkOptions> & {readonly isFree?: boolean} = {},
  prepare: (app: FakeApp) => void = () => undefined,
): Bench {
  const {isFree, ...rest} = options;
  const app = createFakeApp(isFree);
  prepare(app);
  const link = createLink(app.surroundings, {
    address: DEFAULT_ADDRESS,
    topics: ['comments', 'deleted'],
    ...rest,
  });
  onTestFinished(link.close);
  return {app, link, kind: () => link.state.get().kind};
}
