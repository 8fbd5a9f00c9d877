import {createContext, useContext, type Dispatch} from 'react';
import type {EditorAction} from './state/editorState';

/** How parts of the editor change it; the same function as long as the editor is there. */
export const DispatchContext = createContext<Dispatch<EditorAction>>(() => undefined);

export const useDispatch = (): Dispatch<EditorAction> => useContext(DispatchContext);
