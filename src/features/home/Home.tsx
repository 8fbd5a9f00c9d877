import type {ReactNode} from 'react';

import {Closing} from './Closing';
import {Features} from './Features';
import {Gallery} from './Gallery';
import {Hero} from './Hero';
import {HomeData} from './HomeData';
import {Makers} from './Makers';
import {News} from './News';
import {Price} from './Price';
import {Sites} from './Sites';
import {Steps} from './Steps';

/** The home page: what the app is, shown at work, and the way to start. */
export function Home(): ReactNode {
  return (
    <main>
      <HomeData />
      <Hero />
      <Sites />
      <Features />
      <Steps />
      <Gallery />
      <Makers />
      <Price />
      <News />
      <Closing />
    </main>
  );
}
