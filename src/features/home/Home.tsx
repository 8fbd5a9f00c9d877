import type {ReactNode} from 'react';

import {Closing} from './Closing';
import {Features} from './Features';
import {Hero} from './Hero';
import {Makers} from './Makers';
import {Price} from './Price';
import {Sites} from './Sites';
import {Steps} from './Steps';

/** The home page: what the app is, shown at work, and the way to start. */
export function Home(): ReactNode {
  return (
    <main>
      <Hero />
      <Sites />
      <Features />
      <Steps />
      <Price />
      <Makers />
      <Closing />
    </main>
  );
}
