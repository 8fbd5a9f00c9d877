import {useEffect, useRef, type ReactNode} from 'react';
import {createPortal} from 'react-dom';

import {startLevels} from './levels/startLevels.browser';
import {viewSettings} from './settings/viewUrl';
import './stage/stage.css';
import {openPartyView} from './view/partyView.browser';
import './view/view.css';

/** The overlay in the place of the page; the inline script hid that before it was painted. */
export default function LoadedView(): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const {documentElement} = document;
    documentElement.classList.add('volume-party-view');
    documentElement.style.visibility = '';
    const {current} = root;
    if (current === null) return undefined;
    const close = openPartyView(current, viewSettings(window.location.search), startLevels);
    return () => {
      close();
      documentElement.classList.remove('volume-party-view');
    };
  }, []);
  return createPortal(<div className="vparty-view" ref={root} />, document.body);
}
