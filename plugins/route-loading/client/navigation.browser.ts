import type {ClientModule} from '@docusaurus/types';
import {beginNavigation, endNavigation} from '@site/src/browser/navigation.browser';

export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({location, previousLocation}) => {
  if (previousLocation === null) return;
  beginNavigation(location.pathname !== previousLocation.pathname);
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location}) => {
  endNavigation(location.pathname);
};
