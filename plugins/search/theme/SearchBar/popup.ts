/** What the search field says of the list under it. */
export interface Popup {
  /** Id of the list of suggestions while it is shown. */
  listId: string | undefined;
  /** Id of the suggestion that is chosen. */
  activeId: string | undefined;
}

export const CLOSED: Popup = {listId: undefined, activeId: undefined};

/** WAI-ARIA APG combobox with a list box. Without script the field is a search field. */
export function comboboxProps({listId, activeId}: Popup): object {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listId !== undefined,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
  };
}
