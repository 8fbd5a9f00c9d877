import {useEffect, type ReactNode} from 'react';
import Panel from './Panel';
import type {Popup} from './popup';
import {useSearchBox} from './useSearchBox';
import type {SearchPlace} from './useSearchPlace';

interface Props {
  form: HTMLFormElement;
  input: HTMLInputElement;
  place: SearchPlace;
  onPopup: (popup: Popup) => void;
}

/** Makes a combobox of the search field, which stays as it is: focus and text are the visitor's. */
export default function Combobox({form, input, place, onPopup}: Props): ReactNode {
  const box = useSearchBox(form, input, place);
  const {isOpen, count, active, optionId} = box;
  const isExpanded = isOpen && count > 0;
  const listId = isExpanded ? box.listId : undefined;
  const activeId = isExpanded && active >= 0 ? optionId(active) : undefined;
  useEffect(() => {
    onPopup({listId, activeId});
  }, [onPopup, listId, activeId]);
  return <Panel box={box} place={place} />;
}
