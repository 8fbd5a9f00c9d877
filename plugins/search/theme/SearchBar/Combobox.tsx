import {useEffect, type ReactNode, type RefObject} from 'react';
import {takeUp} from './field.browser';
import Panel from './Panel';
import type {Popup} from './popup';
import {useSearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

interface Props {
  form: HTMLFormElement;
  input: HTMLInputElement;
  /** Whether an input method is at work on the field. */
  isComposing: RefObject<boolean>;
  place: SearchPlace;
  onPopup: (popup: Popup) => void;
}

/** Makes a combobox of the search field, which stays as it is: focus and text are the visitor's. */
export default function Combobox({form, input, isComposing, place, onPopup}: Props): ReactNode {
  const box = useSearchBox(form, input, place);
  const {isOpen, count, active, optionId} = box;
  const isExpanded = isOpen && count > 0;
  const listId = isExpanded ? box.listId : undefined;
  const activeId = isExpanded && active >= 0 ? optionId(active) : undefined;
  // What was typed or focused before is taken up without moving the focus; what is being composed
  // says by itself when it is done.
  useEffect(() => {
    if (!isComposing.current) takeUp(input);
  }, [input, isComposing]);
  useEffect(() => {
    onPopup({listId, activeId});
  }, [onPopup, listId, activeId]);
  return <Panel box={box} place={place} />;
}
