import {createContext, use} from 'react';
import type {Ponkit} from './ponkit.browser';

/** The tool of the page. */
export const ToolContext = createContext<Ponkit | undefined>(undefined);

/** @throws Error outside of the tool */
export function useTool(): Ponkit {
  const tool = use(ToolContext);
  if (tool === undefined) throw new Error('This part is outside of the kit');
  return tool;
}
