import type {AppLink} from '../link';
import {createAppLink} from '../appLink.browser';

declare global {
  interface Window {
    /** Makes the link that a test drives from outside. */
    readonly makeLink: (port: number) => AppLink;
    /** What it heard. */
    readonly heard: string[];
  }
}

const heard: string[] = [];

function makeLink(port: number): AppLink {
  const link = createAppLink({
    address: {host: '127.0.0.1', port},
    topics: ['comments', 'clear'],
    minimumVersion: '6.0',
  });
  link.onMessage(({type}) => heard.push(type));
  return link;
}

Object.assign(window, {makeLink, heard});
