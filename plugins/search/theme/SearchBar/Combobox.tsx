import {useEffect, type ReactNode} from 'react';
import {takeUp} from './field.browser';
import Panel from './Panel';
import {useSearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

/** What the search field says of the list under it. */
export interface Popup {
  /** Id of the list of suggestions while it is shown. */
  listId?: string | undefined;
  /** Id of the suggestion that is chosen. */
  activeId?: string | undefined;
}

interface Props {
  form: HTMLFormElement;
  input: HTMLInputElement;
  place: SearchPlace;
  onPopup: (popup: Popup) => void;
}

/** Makes a combobox of the search field, which stays as it is: focus and text are the visitor's. */
export default function Combobox({form, input, place, onPopup}: Props): ReactNode {
  const box = useSearchBox(form, input, place);
  const {isOpen, options, active, optionId} = box;
  const isExpanded = isOpen && options.length > 0;
  const listId = isExpanded ? box.listId : undefined;
  const activeId = isExpanded && active >= 0 ? optionId(active) : undefined;
  // What was typed or focused before is taken up without moving the focus.
  useEffect(() => {
    takeUp(input);
  }, [input]);
  useEffect(() => {
    onPopup({listId, activeId});
  }, [onPopup, listId, activeId]);
  return <Panel box={box} />;
}
